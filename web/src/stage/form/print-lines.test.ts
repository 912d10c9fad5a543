import { expect, test } from 'vitest'
import { printLines } from './print-lines.ts'
import { createValidator } from './validator.ts'

const validator = createValidator(((key: string) => key) as never)
const words = { yes: 'Yes', no: 'No' }
const form = {
  schema: {
    type: 'object' as const,
    properties: {
      note: { type: 'string' as const, title: 'Note' },
      kind: { title: 'Kind', oneOf: [{ const: 'sick', title: 'Sick leave' }] },
      away: { type: 'boolean' as const, title: 'Away' },
      lines: {
        type: 'array' as const,
        title: 'Lines',
        items: { type: 'object' as const, properties: { day: { type: 'string' as const, title: 'Day' } } },
      },
    },
    allOf: [
      {
        if: { properties: { kind: { const: 'sick' } }, required: ['kind'] },
        // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema; nobody awaits a schema.
        then: { properties: { doctor: { type: 'string' as const, title: 'Doctor' } } },
      },
    ],
  },
  uiSchema: { 'ui:order': ['kind', '*'], note: { 'ui:widget': 'textarea' } },
  sample: {},
}
const print = (data: Record<string, unknown>) => printLines(form, data, validator, words)

test('a form is printed in its order, with choices and answers in words', () => {
  const printed = print({ kind: 'sick', note: 'At home', away: false })

  expect(printed.map(({ title, content }) => [title, content]).slice(0, 3)).toEqual([
    ['Kind', 'Sick leave'],
    ['Note', 'At home'],
    ['Away', 'No'],
  ])
  expect(printed.map(({ isWide }) => isWide).slice(0, 2)).toEqual([false, true])
})

test('fields that only an answer brings are printed with it, and else are not', () => {
  expect(print({ kind: 'sick' }).map(({ name }) => name)).toContain('doctor')
  expect(print({}).map(({ name }) => name)).not.toContain('doctor')
})

test('a detail table is printed line by line; an empty one keeps its head', () => {
  const tableIn = (data: Record<string, unknown>) => print(data).find(({ name }) => name === 'lines')?.content

  expect(tableIn({ lines: [{ day: '2026-11-19' }] })).toEqual({
    columns: [{ name: 'day', title: 'Day' }],
    rows: [{ day: '2026-11-19' }],
  })
  expect(tableIn({})).toEqual({ columns: [{ name: 'day', title: 'Day' }], rows: [] })
})
