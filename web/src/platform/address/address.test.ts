import { expect, test } from 'vitest'
import { lastPage, pageIn } from './address.ts'

const at = (query: string) => new URL(`http://portal/case${query}`)

test('a page number that makes no sense is the first page', () => {
  expect(pageIn(at('?page=3'))).toBe(3)
  expect(['', '?page=0', '?page=-1', '?page=1.5', '?page=x', '?page=101'].map((query) => pageIn(at(query)))).toEqual(
    Array(6).fill(1),
  )
})

test('there is always a first page, and no more than a hundred', () => {
  expect(lastPage(0, 12)).toBe(1)
  expect(lastPage(25, 12)).toBe(3)
  expect(lastPage(1_000_000, 12)).toBe(100)
})
