import { expect, test } from 'vitest'
import { compareRatios, spreadOf } from './statistics.ts'

test('a spread has the middle, the least and the most of the rounds', () => {
  expect(spreadOf([9, 1, 5])).toEqual({ median: 5, min: 1, max: 9 })
  expect(spreadOf([4, 1, 3, 10])).toEqual({ median: 3.5, min: 1, max: 10 })
})

test('a ratio is worse only when it grew by more than the tolerance', () => {
  const compared = compareRatios({ list: 3, detail: 3 }, { list: 3.9, detail: 4.1 }, 1 / 3)

  expect(compared.map(({ name, isWorse }) => [name, isWorse])).toEqual([
    ['list', false],
    ['detail', true],
  ])
})

test('a ratio that was never recorded is not worse', () => {
  expect(compareRatios({}, { list: 100 }, 1 / 3)).toEqual([
    { name: 'list', recorded: 100, measured: 100, isWorse: false },
  ])
})
