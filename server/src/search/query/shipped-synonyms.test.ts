import { expect, test } from 'vitest'
import { shippedSynonyms } from './shipped-synonyms.ts'

test('every word stands in one set, beside at least one other and at most six', () => {
  const words = shippedSynonyms.flat()

  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  expect(shippedSynonyms.filter(({ length }) => length < 2 || length > 7)).toEqual([])
})
