import { checkFonts, fontsOf } from './fonts.ts'
import { parseJson } from './json.ts'
import { limits } from './limits.ts'
import { folderOf } from './login-address.ts'
import { checkSheet } from './login-sheet.ts'
import { elementText, millimetres, openOffice, paperOf } from './office.ts'
import { inFile, PackageUnreadable } from './report.ts'
import { type PackageContents, type PackageSource, textsOf } from './source.ts'
import { sheetStyles } from './style-sheet.ts'
import { tokenStyles } from './style-tokens.ts'
import { wordStyles } from './style-word.ts'
import { textOf } from './text.ts'
import { looksZipped } from './unzip.ts'
import { walkXml } from './xml.ts'

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
