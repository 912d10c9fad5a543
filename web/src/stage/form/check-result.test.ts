import type { FormField } from '@atrium/contract/resource/inside'
import { expect, test } from 'vitest'
import { fillableFields, wrongFields } from './check-result.tsx'

const form = {
  schema: {
    type: 'object' as const,
    required: ['name', 'days'],
    properties: {
      name: { type: 'string' as const, minLength: 2, pattern: '^[a-z]+$' },
      days: { type: 'number' as const, minimum: 1 },
    },
  },
  uiSchema: {},
  sample: {},
}

test('a form whose values all hold has no wrong field', () => {
  expect(wrongFields(form, { name: 'abc', days: 2 })).toEqual([])
})

test('a field is counted once, however much is wrong with it', () => {
  expect(wrongFields(form, { name: 'A' })).toEqual(expect.arrayContaining(['name', 'days']))
  expect(wrongFields(form, { name: 'A' })).toHaveLength(2)
})

test('what is computed and what only holds other fields is nothing to fill in', () => {
  const field: FormField = { path: 'a', title: '', kind: 'text', required: true, computed: null, rules: [] }
  const fields: FormField[] = [field, { ...field, computed: '1 + 1' }, { ...field, kind: 'table' }]

  expect(fillableFields({ type: 'form', fields })).toBe(1)
})
