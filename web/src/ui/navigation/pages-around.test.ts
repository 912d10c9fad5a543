import { expect, test } from 'vitest'
import { pagesAround } from './pager.tsx'

test('a short list shows every page', () => {
  expect(pagesAround(1, 1)).toEqual([1])
  expect(pagesAround(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('an empty list still has its first page', () => {
  expect(pagesAround(1, 0)).toEqual([1])
})

test('a long list shows both ends and the neighbours of the open page', () => {
  expect(pagesAround(1, 1071)).toEqual([1, 2, 3, 'gap after', 1071])
  expect(pagesAround(50, 100)).toEqual([1, 'gap before', 49, 50, 51, 'gap after', 100])
  expect(pagesAround(100, 100)).toEqual([1, 'gap before', 98, 99, 100])
})

test('a gap never hides a single page', () => {
  expect(pagesAround(4, 100)).toEqual([1, 2, 3, 4, 5, 'gap after', 100])
  expect(pagesAround(97, 100)).toEqual([1, 'gap before', 96, 97, 98, 99, 100])
})
