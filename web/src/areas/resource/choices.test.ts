import { expect, test } from 'vitest'
import { choicesIn, without } from './choices.ts'

const at = (query: string) => new URL(`http://portal/resource/flow?${query}`)

test('several values of a facet stand in the address side by side', () => {
  expect(choicesIn(at('scene=3&scene=5&version=10.1&q=请假'))).toEqual({
    scene_ids: [3, 5],
    versions: ['10.1'],
    keyword: '请假',
  })
})

test('what nobody knows chooses nothing', () => {
  expect(choicesIn(at('scene=x&scene=-1&version=77&size=huge&system=abacus&q=%20'))).toEqual({})
})

test('an environment can be passed on with the list', () => {
  expect(choicesIn(at('product_version=10.1&system=kylin'))).toEqual({
    environment: { product_version: '10.1', system: 'kylin' },
  })
})

test('taking one value away leaves the others and begins at the first page', () => {
  expect(without(at('scene=3&scene=5&page=4&order=rating').searchParams, 'scene', '3').toString()).toBe(
    'scene=5&order=rating',
  )
})
