import { expect, test } from 'vitest'
import { layoutText, readLayout } from './list-layout.ts'

const columns = [{ column: 'state' }, { column: 'title', opens: true as const }, { column: 'rating' }]

test('an arrangement keeps order, widths and what is left out, with the title first [MGT-112]', () => {
  const places = readLayout('rating-120.title-320.*state', columns)

  expect(places).toEqual([
    { column: 'title', width: 320, hidden: false },
    { column: 'rating', width: 120, hidden: false },
    { column: 'state', width: null, hidden: true },
  ])
  expect(layoutText(places, columns)).toBe('title-320.rating-120.*state')
})

test('a column that is new comes last, one that is gone is left out, and the title cannot be hidden [MGT-112]', () => {
  expect(readLayout('*title.rating.nothing.rating', columns).map(({ column, hidden }) => [column, hidden])).toEqual([
    ['title', false],
    ['rating', false],
    ['state', false],
  ])
})

test('the usual arrangement is kept as nothing at all [MGT-112]', () => {
  expect(layoutText(readLayout('', columns), columns)).toBe('')
  expect(layoutText(readLayout('title.state.rating', columns), columns)).toBe('')
})
