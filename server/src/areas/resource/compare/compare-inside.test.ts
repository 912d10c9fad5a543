import type { ComparedChange } from '@atrium/contract/resource/comparison'
import type { InsideOf } from '@atrium/contract/resource/inside'
import { expect, test } from 'vitest'
import { compareInside } from './compare-inside.ts'
import { compareOutcomes } from './compare-outcomes.ts'

/** One line for each change: `+ field 部门`, `~ step 法务: deadline PT24H → PT48H`. */
function describeChanges(changes: ComparedChange[]): string[] {
  const signs = { added: '+', removed: '-', changed: '~' }
  return changes.map(({ part, kind, name, traits }) => {
    const details = traits.map(({ trait, before, after }) => `${trait} ${word(before)} → ${word(after)}`)
    const called = [signs[kind], part, typeof name === 'string' ? name : name['zh-CN']].filter(Boolean).join(' ')
    return [called, ...details].join(': ')
  })
}

function word(value: ComparedChange['traits'][number]['before']) {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const field = { path: 'reason', title: '事由', kind: 'text' as const, required: false, computed: null, rules: [] }

test('a comparison of forms lists added, removed and changed fields in any order', () => {
  const amount = { ...field, path: 'amount', title: '金额', kind: 'number' as const }
  const date = { ...field, path: 'date', title: '日期', kind: 'date' as const }
  const before = { type: 'form' as const, fields: [field, amount] }
  const after = { type: 'form' as const, fields: [date, { ...field, required: true, rules: ['maxLength 40'] }] }

  expect(describeChanges(compareInside(before, after))).toEqual([
    '+ field 日期',
    '~ field 事由: required false → true: rules [] → ["maxLength 40"]',
    '- field 金额',
  ])
})

const step = {
  id: 'legal',
  name: { 'zh-CN': '法务审查', en: 'Legal review' },
  kind: 'approval' as const,
  lane: 'office',
  role: '法务',
  deadline: 'PT24H',
  passes: 'one' as const,
  actions: ['approve'],
  fields: [{ path: 'amount', title: '金额', right: 'read' as const }],
  gateway: null,
  trigger: null,
  attached_to: null,
}
const open = { rule: null, is_default: false }
const flow: InsideOf<'flow'> = {
  type: 'flow',
  lanes: [{ id: 'office', name: '行政' }],
  form: null,
  document: null,
  documents: {},
  form_fields: [],
  variables: [],
  outcomes: null,
  findings: [],
  drawn_by_author: true,
  steps: [step, { ...step, id: 'seal', name: '用印', fields: [] }],
  ways: [{ id: 'w1', from: 'legal', to: 'seal', condition: null, ...open }],
}

test('of a flow: steps, rights of those that stayed, and conditions on ways between them', () => {
  const later = { ...step, deadline: 'PT48H', actions: ['approve', 'add_signer'] }
  const after: InsideOf<'flow'> = {
    ...flow,
    form: 'form.json',
    lanes: [...flow.lanes, { id: 'money', name: '财务' }],
    steps: [
      { ...later, fields: [{ path: 'amount', title: '金额', right: 'edit' }] },
      { ...step, id: 'seal', name: '用印登记', lane: 'money', fields: [] },
      { ...step, id: 'archive', name: '归档' },
    ],
    ways: [
      { id: 'w7', from: 'legal', to: 'seal', condition: '10 万及以上', ...open },
      { id: 'w8', from: 'seal', to: 'archive', condition: null, ...open },
    ],
  }

  expect(describeChanges(compareInside(flow, after))).toEqual([
    '~ step 法务审查: deadline PT24H → PT48H: actions ["approve"] → ["approve","add_signer"]',
    '~ step 用印登记: title 用印 → 用印登记: lane 行政 → 财务',
    '+ step 归档',
    '~ way 法务审查 → 用印登记: condition null → 10 万及以上',
    '~ right 金额: right read → edit',
    '+ lane 财务',
    '~ whole: form null → form.json',
  ])
})

test('of a flow: each change names what it is about in the drawing, a new step with the ways to it', () => {
  const way = { id: 'w2', from: 'seal', to: 'archive', condition: null, ...open }
  const after: InsideOf<'flow'> = {
    ...flow,
    steps: [{ ...step, fields: [] }, ...flow.steps.slice(1), { ...step, id: 'archive', name: '归档' }],
    ways: [{ id: 'w7', from: 'legal', to: 'seal', condition: '10 万及以上', ...open }, way],
  }

  expect(compareInside(flow, after).at(-1)).toMatchObject({ name: '金额', step: step.name })
  const drawn = (changes: ComparedChange[]) => changes.map(({ part, elements }) => [part, elements])
  expect(drawn(compareInside(flow, after))).toEqual([
    ['step', { before: [], after: ['archive', 'w2'] }],
    ['way', { before: ['w1'], after: ['w7'] }],
    ['right', { before: ['legal'], after: ['legal'] }],
  ])
  expect(drawn(compareInside(after, flow))[0]).toEqual(['step', { before: ['archive', 'w2'], after: [] }])
})

test('of a flow: rules come before everything else, also that of a new way, and a gateway without a name is named by what follows', () => {
  const gateway = {
    ...step,
    id: 'split',
    name: '',
    kind: 'gateway' as const,
    gateway: 'exclusive' as const,
    fields: [],
  }
  const after: InsideOf<'flow'> = {
    ...flow,
    lanes: [],
    steps: [...flow.steps, gateway],
    ways: [
      { id: 'w2', from: 'legal', to: 'split', condition: null, ...open },
      { id: 'w3', from: 'split', to: 'seal', condition: '较大', rule: 'total >= 5', is_default: false },
      { id: 'w4', from: 'split', to: 'legal', condition: null, ...open },
    ],
  }

  expect(describeChanges(compareInside(flow, after))).toEqual([
    '+ way 分支：用印、法务审查 → 用印: formula null → total >= 5',
    '+ step 分支：用印、法务审查',
    '- way 法务审查 → 用印',
    '- lane 行政',
  ])
})

test('of a flow whose rule changed under the same words: the rule, also where the words stayed', () => {
  const way = { id: 'w1', from: 'legal', to: 'seal', condition: '5 千及以上', is_default: false }
  const before = { ...flow, ways: [{ ...way, rule: 'total >= 5000' }] }
  const after = { ...flow, ways: [{ ...way, rule: 'total >= 5000 or over_limit == true' }] }

  expect(describeChanges(compareInside(before, after))).toEqual([
    '~ way 法务审查 → 用印: formula total >= 5000 → total >= 5000 or over_limit == true',
  ])
})

test('of a flow: a way back that is new, told by who sends it back and to whom', () => {
  const start = { ...step, id: 'start', name: '', kind: 'start' as const, fields: [] }
  const gateway = { ...step, id: 'right', name: '用印相符？', kind: 'gateway' as const, gateway: 'exclusive' as const }
  const decided = [{ gateway: 'right', way: 'back' }]
  const outcomes = { subjects: [], unreachable: [], triggered: [], unreadable: [], is_cut: false }
  const finished = { when: [], decided: [], steps: ['legal', 'seal'], ways: ['w1'], ends: 'finished' as const }
  const before = { ...flow, outcomes: { ...outcomes, cases: [finished] } }
  const back = { ...finished, decided, ways: ['w1', 'w2', 'back'], ends: 'returned' as const }
  const after: InsideOf<'flow'> = {
    ...flow,
    steps: [start, ...flow.steps, gateway],
    ways: [...flow.ways, { id: 'back', from: 'right', to: 'legal', condition: '不符', ...open }],
    outcomes: { ...outcomes, cases: [finished, back] },
  }

  expect(compareOutcomes(before, after, 'zh-CN')).toEqual([
    { when: [{ subject: '用印相符？', values: '不符' }], before: [], after: ['用印', '法务审查'] },
  ])
  expect(compareOutcomes(after, before, 'zh-CN')).toMatchObject([{ before: ['用印', '法务审查'], after: [] }])
})

test('of a flow that only lists languages in another order: nothing', () => {
  const turned = { ...step, name: { en: 'Legal review', 'zh-CN': '法务审查' } }

  expect(compareInside(flow, { ...flow, steps: [turned, ...flow.steps.slice(1)] })).toEqual([])
})

test('of a login page: what can be replaced, and its files', () => {
  const title = { name: 'title', kind: 'text' as const, value: '办公系统' }
  const before = { type: 'login' as const, slots: [title], assets: [{ path: 'door.svg', size: 10 }] }
  const after = { ...before, slots: [{ ...title, value: '门户' }], assets: [{ path: 'sky.svg', size: 20 }] }

  expect(describeChanges(compareInside(before, after))).toEqual([
    '~ slot title: value 办公系统 → 门户',
    '+ asset sky.svg',
    '- asset door.svg',
  ])
})

test('of a document template: pages, placeholders and fonts', () => {
  const tag = { tag: 'number', title: '文号', source: 'flow.number', sample: '1 号', pages: [1] }
  const font = { name: '仿宋', free: false }
  const before: InsideOf<'document-template'> = {
    type: 'document-template',
    pages: 1,
    paper: 'A4',
    placeholders: [tag],
    fonts: [font],
  }
  const after = { ...before, pages: 2, placeholders: [{ ...tag, source: 'form.number' }], fonts: [] }

  expect(describeChanges(compareInside(before, after))).toEqual([
    '~ whole: pages 1 → 2',
    '~ placeholder 文号: source flow.number → form.number',
    '- font 仿宋',
  ])
})

test('of a document style: how a style is set, and the page', () => {
  const body = {
    id: 'body',
    name: '正文',
    kind: 'paragraph' as const,
    font: '仿宋',
    size: 14,
    line: '1.5',
    indent: null,
    color: null,
  }
  const before: InsideOf<'document-style'> = {
    type: 'document-style',
    styles: [body],
    paper: 'A4',
    margins: [25, 25, 25, 25],
    fonts: [],
  }
  const after = { ...before, styles: [{ ...body, size: 16 }], margins: [37, 26, 35, 28] }

  expect(describeChanges(compareInside(before, after))).toEqual([
    '~ whole: margins [25,25,25,25] → [37,26,35,28]',
    '~ style 正文: font_size 14 → 16',
  ])
})

test('of a schedule: dates by what the calendar calls them', () => {
  const entry = {
    uid: 'a',
    title: '早班',
    starts: '2026-11-16T07:00:00',
    ends: null,
    all_day: false,
    rule: 'FREQ=DAILY',
    group: null,
  }
  const before = { type: 'schedule' as const, zone: 'Asia/Shanghai', entries: [entry] }
  const after = {
    ...before,
    entries: [
      { ...entry, rule: 'FREQ=WEEKLY' },
      { ...entry, uid: 'b', title: '夜班' },
    ],
  }

  expect(describeChanges(compareInside(before, after))).toEqual([
    '~ entry 早班: rule FREQ=DAILY → FREQ=WEEKLY',
    '+ entry 夜班',
  ])
})

test('of a portal: widgets, who sees them, widths and the apps it needs', () => {
  const todo = { id: 'todo', kind: 'todo', title: '待办', roles: [], known: true }
  const phone = { name: 'phone', columns: 4, from: 0 }
  const before: InsideOf<'portal'> = { type: 'portal', widgets: [todo], widths: [phone], roles: [], apps: ['chat'] }
  const after = { ...before, widgets: [{ ...todo, roles: ['lead'] }], widths: [{ ...phone, columns: 6 }], apps: [] }

  expect(describeChanges(compareInside(before, after))).toEqual([
    '~ widget 待办: roles [] → ["lead"]',
    '~ width phone: columns 4 → 6',
    '- app chat',
  ])
})

test('what are two kinds of things cannot be compared', () => {
  expect(() => compareInside(flow, { type: 'form', fields: [] })).toThrow('cannot compare')
})
