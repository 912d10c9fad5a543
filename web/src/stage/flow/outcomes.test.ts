import type { OutcomeRow } from '@atrium/contract/resource/outcome-rows'
import { expect, test } from 'vitest'
import { groupRows } from './outcomes.tsx'

const row = (cell: string | null, path: string[], ends: OutcomeRow['ends'] = 'finished'): OutcomeRow => ({
  cells: [cell],
  path,
  ends,
  cases: [],
})
const table = {
  columns: [],
  rows: [
    row('under 5,000', ['Head', 'Finance']),
    row('5,000 or more', ['Head', 'Director']),
    row(null, ['Head', 'Director', 'Finance']),
    row(null, ['…', 'Finance'], 'returned'),
  ],
}

test('rows are grouped by the last step, and apart where that sends them back', () => {
  expect(groupRows(table, '', 'en')).toEqual([
    { name: 'Finance', places: [0, 2] },
    { name: 'Director', places: [1] },
    { name: 'Finance → sent back', places: [3] },
  ])
})

test('a search finds rows by their values, their steps and how they end, in any case', () => {
  expect(groupRows(table, ' director', 'en').flatMap(({ places }) => places)).toEqual([1, 2])
  expect(groupRows(table, '5,000', 'en').flatMap(({ places }) => places)).toEqual([0, 1])
  expect(groupRows(table, 'sent back', 'en')).toEqual([{ name: 'Finance → sent back', places: [3] }])
  expect(groupRows(table, 'nobody', 'en')).toEqual([])
})
