import { checkFonts, fontsOf } from '../format/fonts.ts'
import { isObject, type JsonContent, parseJson, stringOf } from '../format/json.ts'
import { limits } from '../format/limits.ts'
import { elementText, millimetres, openOffice, paperOf } from '../format/office.ts'
import { textOf } from '../format/text.ts'
import { looksZipped } from '../format/unzip.ts'
import { walkXml } from '../format/xml.ts'
import { folderOf } from '../login/login-address.ts'
import { checkSheet } from '../login/login-sheet.ts'
import { inFile, PackageUnreadable } from '../report.ts'
import { type PackageContents, type PackageSource, textsOf } from '../source.ts'
import { sheetStyles } from './style-sheet.ts'
import type { DocumentStyle } from './style-word.ts'
import { wordStyles } from './style-word.ts'

/** Styles for documents: a .dotx, or a style sheet with design tokens. */
export async function readDocumentStyle(source: PackageSource): Promise<PackageContents> {
  const { entry, files } = source
  const found = looksZipped(files.get(entry) ?? Buffer.of()) ? await readWord(source) : readSheet(source)
  const { styles, paper, margins, named } = found
  if (styles.length === 0) throw new PackageUnreadable('format.no_styles', {}, inFile(entry))
  if (styles.length > limits.styles)
    throw new PackageUnreadable('format.too_many_styles', { most: limits.styles }, inFile(entry))
  const fonts = fontsOf(named)
  checkFonts(source.report, fonts, entry)
  return {
    inside: { type: 'document-style', styles, paper, margins, fonts },
    title: found.title,
    summary: null,
    sample: null,
    labels: [],
  }
}

async function readWord({ entry, files, report }: PackageSource) {
  const { kind, parts } = await openOffice(files.get(entry) ?? Buffer.of(), entry, report)
  if (kind !== 'word') throw new PackageUnreadable('format.style_not_word', {}, inFile(entry))
  const { styles, defaults } = wordStyles(parts.get('word/styles.xml'), entry)
  let paper: string | null = null
  let margins: number[] | null = null
  walkXml(parts.get('word/document.xml') ?? '', `${entry}/word/document.xml`, {
    open(name, attributes) {
      if (name === 'w:pgSz') paper ??= paperOf(millimetres(attributes()['w:w']), millimetres(attributes()['w:h']))
      if (name === 'w:pgMar') margins ??= marginsOf(attributes())
    },
  })
  const named = [...defaults, ...styles.flatMap(({ font }) => font ?? [])]
  return { styles, paper, margins, named, title: textsOf(elementText(parts.get('docProps/core.xml'), 'dc:title')) }
}

function marginsOf(attributes: Record<string, string>) {
  const margins = ['w:top', 'w:right', 'w:bottom', 'w:left'].map((side) => Math.round(millimetres(attributes[side])))
  return margins.every(Number.isFinite) ? margins : null
}

/** Either may be the entry; the other is looked for beside it. */
function readSheet({ entry, files, report }: PackageSource) {
  const [sheet, tokens] = ['styles.css', 'tokens.json'].map((name) => `${folderOf(entry)}${name}`)
  const css = entry.endsWith('.css') ? entry : sheet
  const json = entry.endsWith('.json') ? entry : tokens
  const read = (path = '') => {
    const bytes = files.get(path)
    return bytes ? { path, text: textOf(bytes, path, limits.text_bytes) } : null
  }
  const written = read(css)
  const named = read(json)
  if (written) checkSheet({ ...written, files, report })
  const { styles, paper, margins, fonts } = sheetStyles(written?.text ?? '', css ?? '')
  const listed = named ? tokenStyles(parseJson(named.text, named.path)) : []
  return {
    styles: [...styles, ...listed],
    paper,
    margins,
    named: [...fonts, ...listed.flatMap(({ font }) => font ?? [])],
    title: null,
  }
}

/** Design tokens: every value under the names that lead to it, written plainly or as `{ "$value": … }`. */
function tokenStyles(root: JsonContent, path: string[] = []): DocumentStyle[] {
  if (isObject(root) && '$value' in root) return [token(path, root.$value)]
  if (!isObject(root)) return path.length > 0 ? [token(path, root)] : []
  return Object.entries(root).flatMap(([key, value]) => (key.startsWith('$') ? [] : tokenStyles(value, [...path, key])))
}

function token(path: string[], value: JsonContent | undefined): DocumentStyle {
  const id = path.join('.').slice(0, 200)
  const text = (stringOf(value) ?? JSON.stringify(value) ?? '').slice(0, 80)
  const points = /^([\d.]{1,8})pt$/.exec(text)?.[1]
  return {
    id,
    name: id,
    kind: 'token',
    font: /font.*(family|name)|family$/i.test(id) ? (firstFamily(value) ?? null) : null,
    size: points ? Number(points) : null,
    line: /line/i.test(id) ? text : null,
    indent: /indent/i.test(id) ? text : null,
    color: /^(#[\da-f]{3,8}|(rgb|hsl|oklch|lab|lch)a?\(.{1,60}\))$/i.test(text) ? text : null,
  }
}

function firstFamily(value: JsonContent | undefined) {
  const written = Array.isArray(value) ? value[0] : value
  return stringOf(written)
    ?.split(',')[0]
    ?.trim()
    .replace(/^["']|["']$/g, '')
    .slice(0, 100)
}
