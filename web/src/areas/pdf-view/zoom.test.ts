import { expect, test } from 'vitest'
import { largerThan, scaleOf, smallerThan } from './zoom.ts'

const page = { width: 800, height: 1000 }
const view = { width: 1632, height: 532 }

test('a page fits the width, the whole view, or the width without growing out of proportion', () => {
  expect(scaleOf('width', page, view)).toBe(2)
  expect(scaleOf('page', page, view)).toBe(0.5)
  expect(scaleOf('automatic', page, view)).toBe(1.25)
  expect(scaleOf('automatic', page, { width: 432, height: 700 })).toBe(0.5)
})

test('steps lead from any scale to the next round one, and end somewhere', () => {
  expect(largerThan(0.93)).toBe(1)
  expect(smallerThan(0.93)).toBe(0.75)
  expect(largerThan(4)).toBe(4)
  expect(smallerThan(0.25)).toBe(0.25)
})
