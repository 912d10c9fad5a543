import { expect, test } from 'vitest'
import { z } from 'zod'
import { decimal, id } from './kit.ts'

test.for(['0x1', '01', '+1', ' 1', '1 ', '1.0', '1e0', '１', '', '0', '-1', '1n', 'NaN', '9007199254740992'])(
  'the text “%s” is no id',
  (text) => {
    expect(id.safeParse(text).success).toBe(false)
  },
)

test.for([true, null, [1], {}, 1.5, 0, -1, Number.NaN, 2 ** 53])('%j is no id', (value) => {
  expect(id.safeParse(value).success).toBe(false)
})

test('an id is a number, or its decimal text in an address', () => {
  expect([id.parse(1), id.parse('1'), id.parse('9007199254740991')]).toEqual([1, 1, Number.MAX_SAFE_INTEGER])
})

test('other numbers in an address have one form, too', () => {
  const size = decimal(z.int().min(0).max(100)).default(20)

  expect([size.parse(undefined), size.parse('0'), size.parse('100')]).toEqual([20, 0, 100])
  for (const text of ['0x10', '1e1', '-0', '', '101']) expect(size.safeParse(text).success, text).toBe(false)
})
