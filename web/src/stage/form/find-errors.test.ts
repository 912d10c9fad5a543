import { expect, test } from 'vitest'
import { findErrors } from './find-errors.ts'

const schema = {
  type: 'object',
  required: ['name', 'items'],
  $defs: { amount: { type: 'number', minimum: 0 } },
  properties: {
    name: { type: 'string', maxLength: 3 },
    kind: { oneOf: [{ const: 'a' }, { const: 'b' }] },
    mail: { type: 'string', format: 'email' },
    items: { type: 'array', minItems: 1, items: { properties: { amount: { $ref: '#/$defs/amount' } } } },
  },
  // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema; nobody awaits a schema
  allOf: [{ if: { properties: { kind: { const: 'b' } }, required: ['kind'] }, then: { required: ['mail'] } }],
}

test('valid data has no errors', () => {
  expect(findErrors(schema, { name: 'abc', kind: 'a', items: [{ amount: 2 }] })).toEqual([])
})

test('a missing field is reported at the field', () => {
  const found = findErrors(schema, {})

  expect(found.map(({ path, keyword }) => [path.join('.'), keyword])).toEqual([
    ['name', 'required'],
    ['items', 'required'],
  ])
})

test('a limit comes with its number, through references and into lines of a table', () => {
  const found = findErrors(schema, { name: 'abcd', items: [{ amount: 1 }, { amount: -1 }] })

  expect(found).toEqual([
    { path: ['name'], keyword: 'maxLength', limit: 3 },
    { path: ['items', '1', 'amount'], keyword: 'minimum', limit: 0 },
  ])
})

test('a wrong choice is reported once, not once per option', () => {
  expect(findErrors(schema, { name: 'abc', kind: 'x', items: [{}] })).toMatchObject([
    { path: ['kind'], keyword: 'oneOf' },
  ])
})

test('a conditionally required field is reported at that field', () => {
  expect(findErrors(schema, { name: 'abc', kind: 'b', items: [{}] })).toMatchObject([
    { path: ['mail'], keyword: 'required' },
  ])
})
