import { isLanguage, type Language } from '@atrium/contract/languages'
import { checkFlow, type DocumentTags } from '@atrium/contract/resource/flow-check'
import type { FlowFinding } from '@atrium/contract/resource/inside'
import type { ModdleElement } from 'bpmn-moddle'
import { placeholdersOf } from '../document-template/document-tags.ts'
import { readWordDocument } from '../document-template/document-word.ts'
import { readForm } from '../form/read-form.ts'
import { listOf, objectOf, parseJson, stringOf } from '../format/json.ts'
import { limits } from '../format/limits.ts'
import { openOffice } from '../format/office.ts'
import { textOf } from '../format/text.ts'
import { folderOf } from '../login/login-address.ts'
import { type CheckPlace, inFile, PackageReport, PackageUnreadable } from '../report.ts'
import { type PackageSource, textsOf } from '../source.ts'
import { elementsOf, extensionsOf } from './flow-elements.ts'
import type { FlowInside } from './flow-steps.ts'

type DrawnFlow = Pick<FlowInside, 'lanes' | 'steps' | 'ways'>

/** The form and the document a flow is bound to, all its outcomes, and what does not fit between the three. */
export async function readBinding(
  process: ModdleElement,
  drawn: DrawnFlow,
  { source, lineOf }: { source: PackageSource; lineOf: (id: string) => CheckPlace },
) {
  const bound = boundFiles(process, source)
  const documents = await tagsOf(Object.values(bound.documents), source)
  const flow = {
    ...drawn,
    ...bound,
    form_fields: fieldsOf(bound.form, source),
    variables: variablesOf(bound.document, source),
  }
  const inside: FlowInside = { type: 'flow', drawn_by_author: true, outcomes: null, findings: [], ...flow }
  const { outcomes, findings } = checkFlow(inside, documents)

  if (outcomes.is_cut) source.report.note('contract.outcomes_cut', { count: outcomes.cases.length })
  for (const finding of findings) tell(finding, { source, lineOf })
  const hasMore = bound.form !== null || flow.ways.some(({ rule }) => rule !== null)
  if (hasMore && !source.report.has('contract')) source.report.passed('contract.passed')
  return { ...flow, outcomes, findings }
}

function tell(
  { check, level, element, path, excerpt }: FlowFinding,
  { source: { entry, report }, lineOf }: { source: PackageSource; lineOf: (id: string) => CheckPlace },
) {
  const place = element === null ? inFile(entry, excerpt ?? '') : lineOf(element)
  const spot = excerpt === null ? place : { ...place, excerpt: excerpt.slice(0, 120) }
  report[level](`contract.${check}`, path === null ? {} : { path }, spot)
}

/** They must be in the same package; otherwise the report says so. */
function boundFiles(process: ModdleElement, { files, report, entry }: PackageSource) {
  const binding = extensionsOf(process, 'atrium:binding')[0]
  const path = (value: unknown) => (typeof value === 'string' && value.length <= 200 ? value : null)
  const form = path(binding?.form)
  const document = path(binding?.document)
  const others = elementsOf(binding?.$children).flatMap(({ $type, language, path: named }): [Language, string][] => {
    const file = path(named)
    return $type === 'atrium:document' && isLanguage(language) && file ? [[language, file]] : []
  })
  const documents: FlowInside['documents'] =
    document === null ? {} : { 'zh-CN': document, ...Object.fromEntries(others) }
  for (const named of new Set([form, ...Object.values(documents)]))
    if (named && !files.has(named)) report.note('format.bound_file_missing', { file: named }, inFile(entry, named))
  return { form, document, documents }
}

/** Read by its own rules; what is wrong with it as a form is told where it is published as one. */
function fieldsOf(path: string | null, { files, report, entry }: PackageSource): FlowInside['form_fields'] {
  if (path === null || !files.has(path)) return []
  try {
    const { inside } = readForm({ entry: path, files, report: new PackageReport() })
    return inside.type === 'form' ? inside.fields : []
  } catch (error) {
    if (!(error instanceof PackageUnreadable)) throw error
    report.note('contract.form_unreadable', { file: path }, inFile(entry, path))
    return []
  }
}

function variablesOf(document: string | null, { files }: PackageSource): FlowInside['variables'] {
  const path = `${folderOf(document ?? '')}variables.json`
  const bytes = document === null ? undefined : files.get(path)
  if (!bytes) return []
  return listOf(parseJson(textOf(bytes, path, limits.text_bytes), path))
    .slice(0, limits.placeholders)
    .map(objectOf)
    .flatMap(({ tag, title, source, sample }) => {
      const name = stringOf(tag)?.slice(0, 100)
      const from = stringOf(source)?.slice(0, 200)
      return name && from ? [{ tag: name, title: textsOf(title), source: from, sample: textsOf(sample) }] : []
    })
}

async function tagsOf(paths: readonly string[], { files, report, entry }: PackageSource): Promise<DocumentTags[]> {
  const found: DocumentTags[] = []
  for (const path of new Set(paths)) {
    const bytes = files.get(path)
    if (!bytes) continue
    try {
      const own = new PackageReport()
      const document = readWordDocument(await openOffice(bytes, path, own), path)
      found.push({ path, tags: [...placeholdersOf(document.paragraphs, { entry: path, report: own }).keys()] })
    } catch (error) {
      if (!(error instanceof PackageUnreadable)) throw error
      report.note('contract.document_unreadable', { file: path }, inFile(entry, path))
    }
  }
  return found
}
