import { expect, test } from 'vitest'
import { idArrayFacet, idFacet, readFacets, readKeyword, valueFacet } from './facets.ts'

const readers = {
  scene_ids: idFacet('scene'),
  industry_ids: idArrayFacet('industry_ids'),
  sizes: valueFacet('size', ['small', 'large']),
}

function read(query: string) {
  return readFacets(new URLSearchParams(query), readers)
}

test('every facet of an address is read in its own notation', () => {
  expect(read('scene=3&scene=5&industry_ids=[7,8]&size=large&size=small')).toEqual({
    scene_ids: [3, 5],
    industry_ids: [7, 8],
    sizes: ['small', 'large'],
  })
})

test('unknown values are ignored, and a facet without a value is left out', () => {
  expect(read('scene=x&scene=-1&scene=2&industry_ids=[7,"x",-1]&size=huge')).toEqual({
    scene_ids: [2],
    industry_ids: [7],
  })
  expect(read('industry_ids=7&scene=1.5')).toEqual({})
  expect(read('industry_ids={')).toEqual({})
  expect(read('')).toEqual({})
})

test('an address chooses at most 40 ids of a facet', () => {
  const ids = Array.from({ length: 50 }, (_, index) => index + 1)

  expect(read(ids.map((id) => `scene=${id}`).join('&')).scene_ids).toHaveLength(40)
  expect(read(`industry_ids=${JSON.stringify(ids)}`).industry_ids).toHaveLength(20)
})

test('the keyword is trimmed, and blank ones are left out', () => {
  expect(readKeyword(new URLSearchParams('q=+会签+'))).toEqual({ keyword: '会签' })
  expect(readKeyword(new URLSearchParams('q=%20'))).toEqual({})
})
