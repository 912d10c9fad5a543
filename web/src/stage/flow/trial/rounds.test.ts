import { type FlowInside, flowGraph } from '@atrium/contract/resource/flow-run'
import { expect, test } from 'vitest'
import { findOtherWay } from './another-way.ts'
import { formAtStep } from './rights.ts'
import { decisionsBefore, predictWalk, ruledOut, walkRound } from './rounds.ts'

const step = (id: string, kind: string, gateway: string | null = null) => ({
  id,
  name: id,
  kind,
  gateway,
  attached_to: null,
  fields: [],
})
const way = (from: string, to: string, rule: string | null = null, is_default = false) => ({
  id: `${from}-${to}`,
  from,
  to,
  condition: null,
  rule,
  is_default,
})
const field = { title: '', required: true, rules: [], kind: 'number' }
const range = (from: number | null, to: number | null) => ({
  kind: 'range',
  from,
  from_included: true,
  to,
  to_included: false,
})

const flow = {
  steps: [
    step('start', 'start'),
    step('fill', 'task'),
    step('tier', 'gateway', 'exclusive'),
    step('director', 'approval'),
    step('check', 'approval'),
    step('verdict', 'gateway', 'exclusive'),
    step('end', 'end'),
  ],
  ways: [
    way('start', 'fill'),
    way('fill', 'tier'),
    way('tier', 'director', 'total >= 5000'),
    way('tier', 'check', null, true),
    way('director', 'check'),
    way('check', 'verdict'),
    way('verdict', 'fill', "outcome == 'return'"),
    way('verdict', 'end', null, true),
  ],
  form_fields: [{ ...field, path: 'total', computed: 'sum(items[].amount)' }],
  outcomes: { cases: [{ when: [{ subject: 'total', any_of: [range(5000, null), range(null, 5000)] }] }] },
} as unknown as FlowInside
const graph = flowGraph(flow)
const schema = { properties: { items: { items: {} }, total: { 'x-computed': 'sum(items[].amount)' } } }
const back = { gateway: 'verdict', way: 'verdict-fill' }
const on = { gateway: 'verdict', way: 'verdict-end' }

const stepsOf = ({ entries }: { entries: { step: string }[] }) => entries.map((entry) => entry.step).join(' ')

test('a walk stops where a person decides and goes on with the decision', () => {
  const asking = walkRound(graph, 'fill', { values: { total: 10 }, decisions: [] })
  const finished = walkRound(graph, 'fill', { values: { total: 10 }, decisions: [on] })

  expect([stepsOf(asking), asking.ends]).toEqual(['start fill tier check', 'asking'])
  expect([stepsOf(finished), finished.ends]).toEqual(['start fill tier check verdict end', 'finished'])
})

test('a form that is returned ends the round at whoever filled it in', () => {
  const { entries, ends, question } = walkRound(graph, 'fill', { values: { total: 10 }, decisions: [back] })

  expect([stepsOf({ entries }), ends, question]).toEqual(['start fill tier check verdict fill', 'returned', null])
})

test('going back opens the decisions after that place again', () => {
  const { entries } = walkRound(graph, 'fill', { values: { total: 10 }, decisions: [on] })

  expect(decisionsBefore(entries, entries.length)).toEqual([on])
  expect(decisionsBefore(entries, 4)).toEqual([])
})

test('the forecast goes to the end if everybody agrees', () => {
  expect(stepsOf(predictWalk(graph, { total: 5000 }))).toBe('start fill tier director check verdict end')
})

test('only what a gateway has excluded is ruled out', () => {
  const { entries } = walkRound(graph, 'fill', { values: { total: 10 }, decisions: [] })

  expect([...ruledOut(graph, entries)].sort()).toEqual(['director', 'director-check', 'tier-director'])
  expect(ruledOut(graph, entries.slice(0, 2)).size).toBe(0)
})

test('the nearest amount that takes another way is put into the first line of the table', () => {
  const items = [{ amount: 4000 }, { amount: 500 }]

  const other = findOtherWay(graph, schema, { items, total: 4500 })

  expect(other).toMatchObject({ value: 5000, values: { total: 5000, items: [{ amount: 4500 }, { amount: 500 }] } })
  expect(findOtherWay(graph, schema, { items: [], total: 0 })).toBeNull()
})

test('a step sees the form with its own rights, in tables too', () => {
  const form = { schema: {}, uiSchema: { total: { 'ui:widget': 'updown' } }, sample: {} }
  const rights = [
    { path: 'total', title: '', right: 'hidden' },
    { path: 'items[].tax', title: '', right: 'read' },
    { path: 'note', title: '', right: 'edit' },
  ]

  const { uiSchema } = formAtStep(form, { ...step('check', 'approval'), fields: rights } as never)

  expect(uiSchema).toEqual({ total: { 'ui:widget': 'hidden' }, items: { items: { tax: { 'ui:readonly': true } } } })
  expect(form.uiSchema.total['ui:widget']).toBe('updown')
})
