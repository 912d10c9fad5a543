import { expect, test } from 'vitest'
import { idsIn, lastPage, pageIn } from './address.ts'

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

test('filters are JSON arrays of ids, whatever else somebody wrote there', () => {
  expect(idsIn(at('?industry_ids=%5B7%5D'), 'industry_ids')).toEqual([7])
  expect(idsIn(at('?industry_ids=%5B7%2C%22x%22%2C-1%5D'), 'industry_ids')).toEqual([7])
  expect(idsIn(at('?industry_ids=7'), 'industry_ids')).toEqual([])
  expect(idsIn(at('?industry_ids=%7B'), 'industry_ids')).toEqual([])
  expect(idsIn(at(''), 'industry_ids')).toEqual([])
})
