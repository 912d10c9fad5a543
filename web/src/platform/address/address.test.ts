import { expect, test } from 'vitest'
import { lastPage, pageIn } from './address.ts'

const at = (query: string) => new URL(`http://portal/case${query}`)

test('an invalid page number means the first page', () => {
  expect(pageIn(at('?page=3'))).toBe(3)
  expect(['', '?page=0', '?page=-1', '?page=1.5', '?page=x', '?page=101'].map((query) => pageIn(at(query)))).toEqual(
    Array(6).fill(1),
  )
})

test('there is at least one page, and at most a hundred', () => {
  expect(lastPage(0, 12)).toBe(1)
  expect(lastPage(25, 12)).toBe(3)
  expect(lastPage(1_000_000, 12)).toBe(100)
})
