import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Facet } from './facets.tsx'

interface Counted {
  count: number
  chosen?: boolean
}

function shows(total: number | undefined, ...options: Counted[]) {
  const named = options.map((option, place) => ({ ...option, value: String(place), name: `choice ${place}` }))
  return renderToStaticMarkup(<Facet field="length" name="Length" options={named} total={total} />) !== ''
}

test('a facet is left out where each of its choices would leave all entries or none', () => {
  expect(shows(9, { count: 9 }, { count: 0 }, { count: 0 })).toBe(false)
  expect(shows(9, { count: 9 }, { count: 9 })).toBe(false)
})

test('a facet is shown where a choice shortens the list', () => {
  expect(shows(9, { count: 9 }, { count: 2 })).toBe(true)
  expect(shows(9, { count: 8 }, { count: 0 })).toBe(true)
})

test('a facet with a choice made stays, so that the choice can be taken back', () => {
  expect(shows(9, { count: 9, chosen: true }, { count: 0 })).toBe(true)
})

test('a facet stays where nothing was found or the total is unknown', () => {
  expect(shows(0, { count: 0 })).toBe(true)
  expect(shows(undefined, { count: 9 }, { count: 0 })).toBe(true)
})
