import { expect, test } from 'vitest'
import { choicesIn, without } from './choices.ts'

const at = (query: string) => new URL(`http://portal/resource/flow?${query}`)

test('a facet can have several values in the address', () => {
  expect(choicesIn(at('scene=3&scene=5&version=10.1&q=请假'))).toEqual({
    scene_ids: [3, 5],
    versions: ['10.1'],
    keyword: '请假',
  })
})

test('unknown values select nothing', () => {
  expect(choicesIn(at('kit=A%20B&scene=x&scene=-1&version=77&size=huge&trial=eat&system=abacus&q=%20'))).toEqual({})
})

test('a list is narrowed to kits by their names in the address', () => {
  expect(choicesIn(at('kit=hospital-it&kit=city-office'))).toEqual({ kits: ['hospital-it', 'city-office'] })
})

test('a list is narrowed to the ways of trying in the address [RES-04]', () => {
  expect(choicesIn(at('trial=run&trial=document'))).toEqual({ trials: ['run', 'document'] })
})

test('the address of a list carries the environment', () => {
  expect(choicesIn(at('product_version=10.1&system=kylin'))).toEqual({
    environment: { product_version: '10.1', system: 'kylin' },
  })
})

test('removing one value keeps the others and returns to the first page', () => {
  expect(without(at('scene=3&scene=5&page=4&order=rating').searchParams, 'scene', '3').toString()).toBe(
    'scene=5&order=rating',
  )
})
