import type { InsideOf } from '@atrium/contract/resource/inside'
import Docxtemplater from 'docxtemplater'
import PizZip from 'pizzip'
import { checkFonts, fontsOf } from '../format/fonts.ts'
import { isObject, type JsonRecord, listOf, objectOf, parseJson, stringOf } from '../format/json.ts'
import { limits } from '../format/limits.ts'
import type { OfficeFile } from '../format/office.ts'
import { elementText, openOffice } from '../format/office.ts'
import { textOf } from '../format/text.ts'
import { withinTime } from '../format/within-time.ts'
import { folderOf } from '../login/login-address.ts'
import { atPointer, inFile, type PackageReport, PackageUnreadable } from '../report.ts'
import { type PackageContents, type PackageLabel, type PackageSource, textsOf } from '../source.ts'
import { readOpenDocument } from './document-open.ts'
import { placeholdersOf } from './document-tags.ts'
import { readWordDocument } from './document-word.ts'

const allowed = 800

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

/**
 * Whether the program that fills documents can read the tags: it sees them as they are split over runs and table cells. It
 * gets the parts that were read already, so it never opens an archive of somebody else's making.
 */
function checkFill({ parts }: OfficeFile, entry: string, report: PackageReport) {
  if (report.checks.some(({ message }) => message.startsWith('format.tag_'))) return
  try {
    const done = withinTime(allowed, () => {
      const zip = new PizZip()
      for (const [name, text] of parts) zip.file(name, text)
      new Docxtemplater(zip, { paragraphLoop: true, linebreaks: true, errorLogging: false })
    })
    if (!done) report.wrong('format.document_too_slow', {}, inFile(entry))
  } catch (error) {
    const properties = objectOf((error as { properties?: unknown }).properties)
    const errors = Array.isArray(properties.errors) ? properties.errors : [error]
    for (const one of listOf(errors).slice(0, 20)) report.wrong('format.tag_broken', {}, inFile(entry, explain(one)))
  }
}

function explain(error: unknown) {
  const { explanation, xtag } = objectOf(isObject(error) ? error.properties : null)
  return String(explanation ?? xtag ?? (error as Error).message)
}
