import { expect, test } from 'vitest'
import { placeOf } from './place-of.ts'

test('the caption at a moment is the last one that has begun', () => {
  const beginnings = [0.5, 4, 9.25]

  expect([0, 0.5, 3.99, 4, 9.2, 9.25, 100].map((seconds) => placeOf(beginnings, seconds))).toEqual([
    -1, 0, 0, 1, 1, 2, 2,
  ])
  expect(placeOf([], 3)).toBe(-1)
})
