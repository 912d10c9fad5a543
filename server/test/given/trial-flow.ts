import type { Platform } from '../../src/platform.ts'
import { docx } from '../files/office.ts'
import { givenPublished } from './published.ts'

const text = (simplified: string, traditional: string, en: string) => ({
  'zh-CN': simplified,
  'zh-TW': traditional,
  en,
})
const field = { required: true, computed: null, rules: [] }

const form = {
  schema: {
    type: 'object',
    properties: {
      applicant: { type: 'string', title: '报销人', minLength: 1 },
      items: {
        type: 'array',
        title: '费用明细',
        items: {
          type: 'object',
          properties: {
            kind: { type: 'string', title: '类别', enum: ['transport', 'lodging'] },
            amount: { type: 'number', title: '金额', minimum: 0 },
            invoices: { type: 'integer', title: '票据张数' },
          },
          required: ['kind', 'amount'],
        },
      },
      total: { type: 'number', title: '报销合计', 'x-computed': 'sum(items[].amount)' },
      over_limit: { type: 'boolean', title: '是否超标' },
    },
    required: ['applicant', 'items'],
  },
}

const inside = {
  type: 'flow',
  lanes: [],
  steps: ['head', 'director'].map((id) => ({
    id,
    name: id,
    kind: 'approval',
    lane: null,
    role: text('部门负责人', '部門主管', 'Head of department'),
    deadline: null,
    passes: null,
    actions: [],
    fields: [],
  })),
  ways: [],
  form: 'form.json',
  document: 'document/zh-CN.docx',
  documents: { 'zh-CN': 'document/zh-CN.docx', en: 'document/en.docx' },
  form_fields: [
    { ...field, path: 'applicant', title: text('报销人', '報支人', 'Claimant'), kind: 'text' },
    { ...field, path: 'items', title: text('费用明细', '費用明細', 'Items'), kind: 'table' },
    {
      ...field,
      path: 'items[].kind',
      title: text('类别', '類別', 'Kind'),
      kind: 'choice',
      options: [text('交通', '交通', 'Transport'), text('住宿', '住宿', 'Lodging')],
      values: ['transport', 'lodging'],
    },
    { ...field, path: 'items[].amount', title: text('金额', '金額', 'Amount'), kind: 'number' },
    { ...field, path: 'items[].invoices', title: text('票据张数', '單據張數', 'Receipts'), kind: 'number' },
    { ...field, path: 'total', title: text('报销合计', '報支合計', 'Total'), kind: 'number' },
    { ...field, path: 'over_limit', title: text('是否超标', '是否超標', 'Above limits'), kind: 'yes_no' },
  ],
  variables: [
    { tag: 'applicant', title: null, source: 'form.applicant', sample: null },
    { tag: 'items', title: null, source: 'form.items[]', sample: null },
    { tag: 'kind', title: null, source: 'form.items[].kind', sample: null },
    { tag: 'amount', title: null, source: 'form.items[].amount', sample: null },
    { tag: 'invoices', title: null, source: 'form.items[].invoices', sample: null },
    { tag: 'total', title: null, source: 'form.total', sample: null },
    { tag: 'over_limit', title: null, source: 'form.over_limit', sample: null },
    { tag: 'number', title: null, source: 'flow.number', sample: text('BX-001', 'BX-001', 'EX-001') },
    { tag: 'head_person', title: null, source: 'step.head.person', sample: text('半夏', '半夏', 'Banxia') },
    { tag: 'head_outcome', title: null, source: 'step.head.outcome', sample: null },
    { tag: 'head_at', title: null, source: 'step.head.at', sample: null },
    { tag: 'director_person', title: null, source: 'step.director.person', sample: text('临溪', '臨溪', 'Linxi') },
  ],
  drawn_by_author: true,
}

const lines = [
  '{applicant}/{number}',
  '{#items}{kind}:{amount}:{invoices};{/items}',
  '{total}/{over_limit}',
  '{head_person}/{head_outcome}/{head_at}',
  '[{director_person}]',
]

/** A flow that ends with a document in Chinese and English, filled from its form and its steps. */
export function givenTrialFlow(platform: Pick<Platform, 'db' | 'storage'>, { bound = true } = {}) {
  const document = docx(lines.map((line) => ({ text: line, font: '宋体' })))
  const files = {
    'flow.bpmn': '<definitions/>',
    'form.json': JSON.stringify(form),
    'document/zh-CN.docx': document,
    'document/en.docx': document,
  }
  const unbound = { ...inside, document: null, documents: {} }
  return givenPublished(platform, { version: { files, inside: bound ? inside : unbound } })
}

export const trialInput = {
  language: 'zh-CN',
  values: {
    applicant: '青禾',
    items: [
      { kind: 'transport', amount: 1146, invoices: 2 },
      { kind: 'lodging', amount: 187.5, invoices: 1 },
    ],
    total: 1,
    over_limit: false,
  },
  steps: [{ step: 'head', outcome: '同意', at: '2026-11-17T01:20:00Z' }],
}
