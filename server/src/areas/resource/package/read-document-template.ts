import type { InsideOf } from '@atrium/contract/inside'
import { checkFill } from './document-fill.ts'
import { readOpenDocument } from './document-open.ts'
import { placeholdersOf } from './document-tags.ts'
import { readWordDocument } from './document-word.ts'
import { checkFonts, fontsOf } from './fonts.ts'
import { type JsonRecord, listOf, objectOf, parseJson, stringOf } from './json.ts'
import { limits } from './limits.ts'
import { folderOf } from './login-address.ts'
import { elementText, openOffice } from './office.ts'
import { atPointer, inFile, PackageUnreadable } from './report.ts'
import { type PackageContents, type PackageLabel, type PackageSource, textsOf } from './source.ts'
import { textOf } from './text.ts'

type TemplatePlaceholder = InsideOf<'document-template'>['placeholders'][number]

/** A document with placeholders like {title}, and a list that says what they are. */
export async function readDocumentTemplate({ entry, files, report }: PackageSource): Promise<PackageContents> {
  const office = await openOffice(files.get(entry) ?? Buffer.of(), entry, report)
  const document = office.kind === 'word' ? readWordDocument(office, entry) : readOpenDocument(office, entry)
  const tags = placeholdersOf(document.paragraphs, { entry, report })
  if (tags.size > limits.placeholders)
    throw new PackageUnreadable('format.too_many_placeholders', { most: limits.placeholders }, inFile(entry))
  if (tags.size === 0) report.note('format.no_placeholders', {}, inFile(entry))
  if (office.kind === 'word') checkFill(office, entry, report)
  const fonts = fontsOf(document.fonts)
  checkFonts(report, fonts, entry)

  const { path, variables } = readVariables({ entry, files, report })
  const placeholders = [...tags].map(([tag, pages]) => describe(tag, pages, variables.get(tag)))
  if (path) compare(tags, variables, { path, report })
  return {
    inside: { type: 'document-template', pages: document.pages, paper: document.paper, placeholders, fonts },
    title: textsOf(elementText(office.parts.get('docProps/core.xml') ?? office.parts.get('meta.xml'), 'dc:title')),
    summary: textsOf(
      elementText(office.parts.get('docProps/core.xml') ?? office.parts.get('meta.xml'), 'dc:description'),
    ),
    sample: path,
    labels: placeholders.flatMap(({ tag, title }): PackageLabel[] =>
      title && typeof title !== 'string' && path ? [{ place: atPointer(path, '', tag), text: title }] : [],
    ),
  }
}

function describe(tag: string, pages: number[], variable: JsonRecord | undefined): TemplatePlaceholder {
  const { title, source, sample } = variable ?? {}
  const shown = sample === undefined || typeof sample === 'string' ? sample : JSON.stringify(sample)
  return {
    tag,
    title: textsOf(title),
    source: stringOf(source)?.slice(0, 200) ?? null,
    sample: shown?.slice(0, 1_000) ?? null,
    pages,
  }
}

function readVariables({ entry, files, report }: PackageSource) {
  const path = `${folderOf(entry)}variables.json`
  const bytes = files.get(path)
  const variables = new Map<string, JsonRecord>()
  if (!bytes) return { path: null, variables }
  const root = parseJson(textOf(bytes, path, limits.text_bytes), path)
  if (!Array.isArray(root)) report.wrong('format.not_variables', {}, inFile(path))
  for (const [index, placeholder] of listOf(root).slice(0, limits.placeholders).entries()) {
    const variable = objectOf(placeholder)
    const tag = stringOf(variable.tag)
    if (tag) variables.set(tag, variable)
    else report.wrong('format.not_variables', {}, atPointer(path, `/${index}`, placeholder))
  }
  return { path, variables }
}

/** The list and the document know the same placeholders. */
function compare(
  tags: Map<string, number[]>,
  variables: Map<string, JsonRecord>,
  { path, report }: { path: string; report: PackageSource['report'] },
) {
  for (const tag of tags.keys()) if (!variables.has(tag)) report.note('format.variable_missing', {}, inFile(path, tag))
  for (const tag of variables.keys()) if (!tags.has(tag)) report.note('format.variable_unused', {}, inFile(path, tag))
}
