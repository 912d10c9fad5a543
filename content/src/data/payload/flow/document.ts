import { type Language, languages } from '@atrium/contract/languages'
import type { DemoPayloadFile, Texts } from '../../../kinds.ts'
import { text } from '../../text.ts'
import { businessStyles, officialPage, officialStyles } from '../document-template/styles.ts'
import { fieldAt } from '../form/build.ts'
import { grid, p, type WordBlock, type WordCell } from '../word/body.ts'
import { type PageLayout, wordFile } from '../word/document.ts'
import type { WordStyle } from '../word/style.ts'
import type { FlowPlan } from './plan.ts'
import { roles } from './roles.ts'

/** The document a flow ends with: one plan for all languages, because labels are the titles of fields and roles. */
export interface DocumentPlan {
  title: Texts
  /** The number of the sample. */
  number: string
  /** Pages before the sheet: `{tag}` stands for a field of the form. */
  letter?: LetterParagraph[]
  rows: DocumentRow[]
}

interface LetterParagraph {
  /** One of the styles of official papers. */
  style: string
  text: Texts
  own?: Partial<WordStyle>
}

type DocumentRow =
  | { kind: 'fields'; paths: string[] }
  | { kind: 'lines'; path: string; columns: [name: string, width: number][] }
  | { kind: 'signature'; step: string }

/** Labels and values of up to three fields side by side. */
export const fields = (...paths: string[]): DocumentRow => ({ kind: 'fields', paths })

/** A table of the form: a heading, and a row that repeats. The widths add up to 34. */
export const lines = (path: string, columns: Record<string, number>): DocumentRow => ({
  kind: 'lines',
  path,
  columns: Object.entries(columns),
})

/** For each step who decided what, and when. */
export const signatures = (...steps: string[]): DocumentRow[] => steps.map((step) => ({ kind: 'signature', step }))

export const documentPath = (language: Language) => `document/${language}.docx`

/** The document in three languages, and where the values of its tags come from. */
export function documentFiles(flow: FlowPlan, plan: DocumentPlan): DemoPayloadFile[] {
  const variables = variablesOf(flow, plan)
  const count = variables.length
  return [
    ...languages.map((language) => ({
      path: documentPath(language),
      content: documentIn(flow, plan, language),
      about: abouts[language],
    })),
    {
      path: 'document/variables.json',
      content: `${JSON.stringify(variables, null, 2)}\n`,
      about: text(`${count} 个变量与来源`, `${count} 個變數與來源`, `${count} variables and where they come from`),
    },
  ]
}

const abouts = {
  'zh-CN': text('文档模板，简体中文', '文件範本，簡體中文', 'Document template, Simplified Chinese'),
  'zh-TW': text('文档模板，繁体中文', '文件範本，繁體中文', 'Document template, Traditional Chinese'),
  en: text('文档模板，英文', '文件範本，英文', 'Document template, English'),
}

const sheetPage: PageLayout = { margins: [22, 20, 20, 20] }
/** Every row fills the width of the page, which is divided into this many columns. */
const columns = 34
const grey = 'F2F1EC'

const sheetStyles: WordStyle[] = [
  {
    id: 'SheetTitle',
    name: '单据标题',
    font: '宋体',
    size: 22,
    bold: true,
    lines: 1,
    align: 'left',
    letter_spacing: 1,
  },
  { id: 'SheetNumber', name: '单号', font: '宋体', size: 10.5, lines: 1, align: 'right' },
  { id: 'SheetLabel', name: '单据栏目', font: '宋体', size: 10.5, lines: 1.1, align: 'left', before: 3, after: 3 },
  { id: 'SheetValue', name: '单据内容', font: '宋体', size: 10.5, lines: 1.1, align: 'left', before: 3, after: 3 },
  { id: 'SheetFigure', name: '单据数字', font: '宋体', size: 10.5, lines: 1.1, align: 'right', before: 3, after: 3 },
  {
    id: 'SheetTime',
    name: '签字时间',
    font: '宋体',
    size: 9,
    lines: 1.1,
    align: 'right',
    before: 3,
    after: 3,
    color: '555555',
  },
]

/** What office programs in Taiwan have instead of the faces of the mainland. */
const taiwanese: Record<string, string> = {
  宋体: '新細明體',
  仿宋: '標楷體',
  楷体: '標楷體',
  黑体: '微軟正黑體',
  方正小标宋简体: '標楷體',
}

function documentIn(flow: FlowPlan, plan: DocumentPlan, language: Language): Buffer {
  const { letter = [], title, rows } = plan
  const page = letter.length > 0 ? officialPage : sheetPage
  const [, right, , left] = page.margins
  const width = 210 - left - right
  const head = [
    { text: title[language], style: 'SheetTitle', columns: 20 },
    { text: `${numbered[language]}{flow_number}`, style: 'SheetNumber', columns: 14 },
  ]
  const widths = Array.from({ length: columns }, () => width / columns)
  const body: WordBlock[] = [
    ...letter.map(({ style, text: written, own }) => p(style, written[language], own)),
    // Without a paragraph between them two tables become one.
    ...(letter.length > 0 ? [p('Normal', '', { new_page: true, line: 1 })] : []),
    grid([head], { widths, borders: false, row_height: 14 }),
    p('Normal', '', { line: 4 }),
    grid(
      rows.flatMap((row) => cellsOf(flow, plan, row, language)),
      { widths, row_height: 9 },
    ),
    p('Normal', '', { line: 4 }),
  ]
  const base = letter.length > 0 ? officialStyles : businessStyles
  const styles = [...base, ...sheetStyles].map((style) => styleIn(style, language))
  return wordFile({ title: title[language], language, styles, page, body, pages: letter.length > 0 ? 2 : 1 })
}

const numbered = text('单号 ', '單號 ', 'No. ')

function styleIn(style: WordStyle, language: Language): WordStyle {
  if (language === 'zh-CN') return style
  const font = language === 'zh-TW' && style.font ? (taiwanese[style.font] ?? style.font) : style.font
  return { ...style, name: style.id, ...(font && { font }) }
}

/** The columns of a label and its value, by how many fields share the row. */
const pairs: Record<number, [label: number, value: number][]> = {
  1: [[6, 28]],
  2: [
    [6, 11],
    [6, 11],
  ],
  3: [
    [5, 7],
    [5, 6],
    [5, 6],
  ],
}

function cellsOf(flow: FlowPlan, plan: DocumentPlan, row: DocumentRow, language: Language): WordCell[][] {
  if (row.kind === 'lines') return linesOf(flow, row, language)
  if (row.kind === 'signature') return [signatureOf(flow, plan, row.step, language)]
  return [
    row.paths.flatMap((path, place) => {
      const [label, value] = pairs[row.paths.length]?.[place] ?? []
      if (!label || !value) throw new Error(`${row.paths.length} fields do not fit in a row`)
      const { title } = fieldAt(flow.form, path)
      return [labelled(title[language], label), { text: `{${path}}`, style: 'SheetValue', columns: value }]
    }),
  ]
}

function linesOf({ form }: FlowPlan, { path, columns: named }: DocumentRow & { kind: 'lines' }, language: Language) {
  const inner = named.map(([name, width], place) => {
    const { title, schema } = fieldAt(form, `${path}[].${name}`)
    const style = schema.type === 'number' || schema.type === 'integer' ? 'SheetFigure' : 'SheetValue'
    const opening = place === 0 ? `{#${path}}` : ''
    const closing = place === named.length - 1 ? `{/${path}}` : ''
    const head = { ...labelled(title[language], width), style: style === 'SheetFigure' ? style : 'SheetLabel' }
    return { head, row: { text: `${opening}{${name}}${closing}`, style, columns: width } }
  })
  return [inner.map(({ head }) => head), inner.map(({ row }) => row)]
}

function signatureOf(flow: FlowPlan, plan: DocumentPlan, step: string, language: Language): WordCell[] {
  return [
    labelled(signerOf(flow, plan, step)[language], 8),
    { text: `{${step}_outcome}`, style: 'SheetValue', columns: 9 },
    { text: `{${step}_person}`, style: 'SheetValue', columns: 8 },
    { text: `{${step}_at}`, style: 'SheetTime', columns: 9 },
  ]
}

function labelled(label: string, width: number): WordCell {
  return { text: label, style: 'SheetLabel', columns: width, fill: grey }
}

/** The role; where one role signs more than once, what it does there. */
function signerOf({ id, nodes }: FlowPlan, { rows }: DocumentPlan, step: string): Texts {
  const roleOf = (wanted: string) => nodes.find((node) => node.id === wanted)?.step?.role
  const role = roleOf(step)
  const name = nodes.find((node) => node.id === step)?.name
  if (!role || !name) throw new Error(`no step ${step} in ${id}`)
  const sharing = rows.filter((row) => row.kind === 'signature' && roleOf(row.step) === role)
  return sharing.length > 1 ? name : roles[role]
}

interface DocumentVariable {
  tag: string
  title: Texts
  /** `form.total`, `form.items[].note`, `flow.number`, `step.head.person`. */
  source: string
  /** Only what neither the form nor the sample run knows. */
  sample?: Texts
}

/** Every tag once, in the order in which they stand in the document. */
function variablesOf(flow: FlowPlan, plan: DocumentPlan): DocumentVariable[] {
  const { letter = [], rows } = plan
  const written = letter.flatMap((paragraph) => [...paragraph.text['zh-CN'].matchAll(/\{(\w+)\}/g)])
  const found = [
    ...written.map(([, tag = '']) => fieldVariable(flow, tag)),
    flowNumber(plan.number),
    ...rows.flatMap((row) => rowVariables(flow, plan, row)),
  ]
  const byTag = new Map<string, DocumentVariable>()
  for (const variable of found) {
    const { tag, source } = byTag.get(variable.tag) ?? variable
    if (source !== variable.source) throw new Error(`{${tag}} is both ${source} and ${variable.source}`)
    if (!byTag.has(tag)) byTag.set(tag, variable)
  }
  return [...byTag.values()]
}

function fieldVariable({ form }: FlowPlan, tag: string): DocumentVariable {
  return { tag, title: fieldAt(form, tag).title, source: `form.${tag}` }
}

function flowNumber(number: string): DocumentVariable {
  const title = text('单号', '單號', 'Number')
  return { tag: 'flow_number', title, source: 'flow.number', sample: text(number, number, number) }
}

function rowVariables(flow: FlowPlan, plan: DocumentPlan, row: DocumentRow): DocumentVariable[] {
  const { form } = flow
  if (row.kind === 'signature') return stepVariables(flow, plan, row.step)
  if (row.kind === 'fields') return row.paths.map((path) => fieldVariable(flow, path))
  const { path } = row
  const inner = row.columns.map(([name]) => {
    const { title } = fieldAt(form, `${path}[].${name}`)
    return { tag: name, title, source: `form.${path}[].${name}` }
  })
  return [{ tag: path, title: fieldAt(form, path).title, source: `form.${path}[]` }, ...inner]
}

function stepVariables(flow: FlowPlan, plan: DocumentPlan, step: string): DocumentVariable[] {
  const signer = signerOf(flow, plan, step)
  const signed = plan.rows.flatMap((row) => (row.kind === 'signature' ? [row.step] : []))
  const variable = (part: string, what: Texts) => ({
    tag: `${step}_${part}`,
    title: text(
      `${signer['zh-CN']}：${what['zh-CN']}`,
      `${signer['zh-TW']}：${what['zh-TW']}`,
      `${signer.en}: ${what.en}`,
    ),
    source: `step.${step}.${part}`,
  })
  return [
    variable('outcome', text('意见', '意見', 'decision')),
    { ...variable('person', text('签字', '簽名', 'signed by')), sample: personFor(flow, step, signed.indexOf(step)) },
    variable('at', text('时间', '時間', 'signed at')),
  ]
}

const people = [
  text('半夏', '半夏', 'Banxia'),
  text('临溪', '臨溪', 'Linxi'),
  text('石泉', '石泉', 'Shiquan'),
  text('知行', '知行', 'Zhixing'),
  text('南枝', '南枝', 'Nanzhi'),
  text('望舒', '望舒', 'Wangshu'),
  text('云岐', '雲岐', 'Yunqi'),
  text('松月', '松月', 'Songyue'),
  text('晚晴', '晚晴', 'Wanqing'),
  text('竹西', '竹西', 'Zhuxi'),
]

/** Whom the form names in this role signs; otherwise a different person for each step, whom the form does not name. */
function personFor({ form, nodes }: FlowPlan, step: string, place: number): Texts {
  const role = nodes.find(({ id }) => id === step)?.step?.role ?? ''
  const named = form.sample[role]
  if (typeof named === 'string') {
    const inLanguage = (language: 'zh-TW' | 'en') => String(form.samples?.[language][role] ?? named)
    return text(named, inLanguage('zh-TW'), inLanguage('en'))
  }
  const taken = JSON.stringify(form.sample)
  const free = people.filter((person) => !taken.includes(person['zh-CN']))
  const person = free[place % free.length]
  if (!person) throw new Error(`nobody is left to sign ${form.title['zh-CN']}`)
  return person
}
