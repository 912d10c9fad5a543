import { expect, test } from 'vitest'
import { pgbenchScript } from './recorded-call.ts'

test('a recorded call becomes a script whose values are variables', () => {
  const first = { text: 'select $1::int[],\n  $2', values: [[1, 2], Buffer.from('form')] }
  const second = { text: 'select $1', values: [true] }

  const { text, variables } = pgbenchScript({ statements: [first, second], data: null })

  expect(text).toBe('select :v0_1::int[], :v0_2;\nselect :v1_1;\n')
  expect(variables).toEqual({ v0_1: '{"1","2"}', v0_2: '\\x666f726d', v1_1: 'true' })
})

test('a missing value is written as null', () => {
  expect(pgbenchScript({ statements: [{ text: 'select $1', values: [null] }], data: null }).text).toBe('select null;\n')
})

test('a colon within a text of the statement does not name a variable', () => {
  const statement = { text: `select '', 'kind:resource', $1::text`, values: ['x'] }

  const { text } = pgbenchScript({ statements: [statement], data: null })

  expect(text).toBe(`select '', E'kind\\x3Aresource', :v0_1::text;\n`)
})
