import { describe, expect, test } from 'vitest'
import { heightAt, layOut, pageAt, pageInView, placeAt } from './layout.ts'

const sizes = [
  { width: 600, height: 800 },
  { width: 800, height: 600 },
  { width: 600, height: 800 },
]

test('pages lie one below the other, as wide as the widest', () => {
  const layout = layOut(sizes, 0.5)

  expect(layout.tops).toEqual([16, 432, 748])
  expect(layout.height).toBe(1164)
  expect(layout.width).toBe(432)
})

test('the page at a height is the last that begins above it', () => {
  const layout = layOut(sizes, 0.5)

  expect([0, 16, 431, 432, 5000].map((y) => pageAt(layout, y))).toEqual([1, 1, 1, 2, 3])
})

test('zooming keeps the reading position', () => {
  const place = placeAt(layOut(sizes, 0.5), 432 + 150)

  expect(place).toEqual({ page: 2, part: 0.5 })
  expect(heightAt(layOut(sizes, 2), place)).toBe(16 + 1600 + 16 + 600)
})

describe('the current page', () => {
  test('is the one of which most is seen', () => {
    expect(pageInView(layOut(sizes, 1), 700, 1500, 1)).toBe(2)
  })

  test('stays the one they went to, where several are seen whole', () => {
    const layout = layOut(sizes, 0.25)

    expect(pageInView(layout, 0, 2000, 3)).toBe(3)
    expect(pageInView(layout, 0, 2000, 1)).toBe(1)
  })
})
