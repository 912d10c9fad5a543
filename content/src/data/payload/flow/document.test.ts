import { type Language, languages } from '@atrium/contract/languages'
import { fillDocument } from '@atrium/server/areas/resource/document/document.fill'
import { placeholdersOf } from '@atrium/server/areas/resource/package/document-template/document-tags'
import { readWordDocument } from '@atrium/server/areas/resource/package/document-template/document-word'
import { openOffice } from '@atrium/server/areas/resource/package/format/office'
import { PackageReport } from '@atrium/server/areas/resource/package/report'
import { Validator } from '@cfworker/json-schema'
import { BpmnModdle } from 'bpmn-moddle'
import { describe, expect, test } from 'vitest'
import type { Texts } from '../../../kinds.ts'
import { flows } from '../../resources/flow.ts'
import type { FormPayload } from '../form/build.ts'

const withDocument = [
  'hetong-7',
  'f02',
  'f03',
  'f04',
  'g1',
  'leave-approval',
  'overtime-approval',
  'business-trip-approval',
  'incoming-document',
  'asset-approval',
  'shift-change-approval',
  'office-supplies-approval',
  'major-decision',
  'ward-handover-flow',
]

/** Characters of our samples that only simplified writing has. */
const simplifiedOnly =
  /[时动会单页发务机写级过节请从样录点门签对数两处间组选换审条议计开项报标员问张备档规则红来额题设并统记验办结没线编见变长为类账这应内说进财头试谁户还库图边归业给电经权购细联带钟装护医药产装运车场区]/

interface FormNode {
  type?: string
  readOnly?: boolean
  properties?: Record<string, FormNode>
  items?: FormNode
  allOf?: { then?: FormNode }[]
}

interface NamedVariable {
  tag: string
  title: Texts
  source: string
  sample?: Texts
}

const bound = await Promise.all(
  flows
    .filter(({ slug }) => withDocument.includes(slug))
    .map(async ({ slug, versions }) => {
      const files = new Map((await versions.at(-1)?.files())?.map(({ path, content }) => [path, Buffer.from(content)]))
      const form: FormPayload = JSON.parse(String(files.get('form.json')))
      const variables: NamedVariable[] = JSON.parse(String(files.get('document/variables.json')))
      return { slug, files, form, variables, ...(await readProcess(String(files.get('flow.bpmn')))) }
    }),
)
const inLanguages = bound.flatMap((flow) => languages.map((language) => ({ ...flow, language })))

describe('flows that end with a document', () => {
  test('the flows people use most bind a form and a document in three languages', () => {
    expect(bound.map(({ slug }) => slug).toSorted()).toEqual(withDocument.toSorted())
    for (const { slug, binding, files } of bound) {
      expect(binding, slug).toEqual({
        form: 'form.json',
        document: 'document/zh-CN.docx',
        others: { 'zh-TW': 'document/zh-TW.docx', en: 'document/en.docx' },
      })
      expect([...files.keys()], slug).toEqual(
        expect.arrayContaining([...languages.map((language) => `document/${language}.docx`), 'form.json']),
      )
    }
  })

  test.each(inLanguages)(
    '$slug in $language: tags and variables are the same',
    async ({ files, language, variables }) => {
      const { tags, report } = await tagsIn(files.get(`document/${language}.docx`))

      expect(tags.toSorted()).toEqual(variables.map(({ tag }) => tag).toSorted())
      expect(report.checks.filter(({ outcome }) => outcome !== 'passed')).toEqual([])
    },
  )

  test.each(bound)('$slug: every source is a field of the form, a step of the flow or known of the flow', (flow) => {
    const known = [
      ...fieldsIn(flow.form.schema, 'form.'),
      ...flow.steps.flatMap((id) => ['person', 'outcome', 'at'].map((part) => `step.${id}.${part}`)),
      'flow.title',
      'flow.number',
      'flow.date',
    ]

    expect(flow.variables.map(({ source }) => source).filter((source) => !known.includes(source))).toEqual([])
    expect(flow.variables.some(({ source }) => source.startsWith('step.'))).toBe(true)
  })

  test.each(bound)(
    '$slug: titles, and samples of people and numbers, are there in three languages',
    ({ variables }) => {
      const sampled = variables.filter(({ source }) => /^(step\..*\.person|flow\.number)$/.test(source))

      for (const { tag, title } of variables) expect(Object.values(title).filter(Boolean), tag).toHaveLength(3)
      for (const { tag, sample } of sampled) expect(Object.values(sample ?? {}).filter(Boolean), tag).toHaveLength(3)
      expect(variables.filter(({ title, sample }) => hasHan(title.en) || hasHan(sample?.en ?? ''))).toEqual([])
    },
  )

  test('a person whom the form names in a role is the one who signs in it', () => {
    const { form, variables } = bound.find(({ slug }) => slug === 'shift-change-approval') ?? {}
    const standIn = variables?.find(({ tag }) => tag === 'agree_person')

    expect(standIn?.sample?.['zh-CN']).toBe(form?.sample.stand_in)
    expect(standIn?.sample?.en).toBe(form?.samples?.en.stand_in)
  })

  test.each(inLanguages)('$slug in $language: the sample satisfies the form', ({ form, language }) => {
    const sample = sampleIn(form, language)

    expect(new Validator(form.schema, '2020-12', false).validate(sample).errors).toEqual([])
    expect(Object.keys(sample).toSorted()).toEqual(Object.keys(form.sample).toSorted())
    if (language === 'en')
      expect(typedIn(form, sample).filter(([, value]) => hasHan(JSON.stringify(value)))).toEqual([])
    if (language === 'zh-TW') expect(JSON.stringify(typedIn(form, sample)).match(simplifiedOnly)).toBe(null)
  })

  test.each(inLanguages)(
    '$slug in $language: nothing is left to fill in',
    async ({ files, form, variables, language }) => {
      const sample = sampleIn(form, language)
      const values = variables.map((variable) => ({ tag: variable.tag, sample: fillFor(variable, sample, variables) }))
      const template = files.get(`document/${language}.docx`) ?? Buffer.of()

      const filled = await fillDocument(template, '.docx', Buffer.from(JSON.stringify(values)))

      const { tags, text } = await tagsIn(filled ?? Buffer.of())
      expect(tags).toEqual([])
      for (const { source } of variables.filter((one) => one.source.endsWith('[]'))) {
        for (const cell of cellsOf(source, sample, variables)) expect(text).toContain(cell)
      }
    },
  )
})

async function readProcess(xml: string) {
  interface ModdleNode {
    $type: string
    id: string
    [property: string]: unknown
  }
  const { rootElement } = await new BpmnModdle().fromXML(xml)
  const { rootElements } = rootElement as unknown as { rootElements: ModdleNode[] }
  const process = rootElements.find(({ $type }) => $type === 'bpmn:Process')
  if (!process) throw new Error('a flow without a process')
  const { values } = process.extensionElements as { values: ModdleNode[] }
  const binding = values.find(({ $type }) => $type === 'atrium:binding')
  const others = (binding?.$children ?? []) as { $type: string; language: string; path: string }[]
  const steps = (process.flowElements as ModdleNode[]).filter(({ $type }) => $type === 'bpmn:UserTask')
  return {
    steps: steps.map(({ id }) => id),
    binding: {
      form: binding?.form,
      document: binding?.document,
      others: Object.fromEntries(others.map(({ language, path }) => [language, path])),
    },
  }
}

async function tagsIn(document: Buffer | undefined) {
  const report = new PackageReport()
  const entry = 'document.docx'
  const { paragraphs } = readWordDocument(await openOffice(document ?? Buffer.of(), entry, report), entry)
  const tags = [...placeholdersOf(paragraphs, { entry, report }).keys()]
  return { tags, report, text: paragraphs.map(({ text }) => text).join('\n') }
}

/** `form.total`, `form.items[]` and `form.items[].note`, with what appears only under conditions. */
function fieldsIn(schema: FormNode, before: string): string[] {
  const conditional = (schema.allOf ?? []).flatMap(({ then = {} }) => fieldsIn(then, before))
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    field.items?.properties
      ? [`${before}${name}[]`, ...fieldsIn(field.items, `${before}${name}[].`)]
      : [`${before}${name}`],
  )
  return [...own, ...conditional]
}

function sampleIn({ sample, samples }: FormPayload, language: Language): Record<string, unknown> {
  return language === 'zh-CN' ? sample : (samples?.[language] ?? {})
}

/** Without what is computed: amounts in words are Chinese in every language. */
function typedIn({ schema }: FormPayload, sample: Record<string, unknown>) {
  const { properties = {} } = schema as FormNode
  return Object.entries(sample).filter(([name]) => !properties[name]?.readOnly)
}

function hasHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text)
}

/** What stands for a tag: rows for a table, nothing for its columns, since the rows bring them. */
function fillFor({ source }: NamedVariable, sample: Record<string, unknown>, variables: NamedVariable[]): unknown {
  const [, path = ''] = source.split('.')
  if (source.includes('[].')) return undefined
  if (!source.endsWith('[]')) return source.startsWith('form.') ? String(sample[path] ?? '—') : '—'
  const columns = variables.filter((one) => one.source.startsWith(`${source}.`))
  return rowsOf(source, sample).map((row) =>
    Object.fromEntries(columns.map(({ tag, source: column }) => [tag, String(row[column.split('.').at(-1) ?? ''])])),
  )
}

function rowsOf(source: string, sample: Record<string, unknown>): Record<string, unknown>[] {
  return sample[source.slice('form.'.length, -'[]'.length)] as Record<string, unknown>[]
}

function cellsOf(source: string, sample: Record<string, unknown>, variables: NamedVariable[]): string[] {
  const columns = variables.filter((one) => one.source.startsWith(`${source}.`))
  return rowsOf(source, sample).flatMap((row) =>
    columns.map(({ source: column }) => String(row[column.split('.').at(-1) ?? ''])),
  )
}
