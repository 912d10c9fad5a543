import { expect, test } from 'vitest'
import { caseLink, firstLinks } from './case-panel.tsx'

test('a click goes to the cases with a JSON array of one id [HDR-07]', () => {
  const industry = new URL(caseLink('industry_ids', 7), 'http://portal')
  const demand = new URL(caseLink('demand_ids', 12), 'http://portal')

  expect(industry.pathname).toBe('/case')
  expect(industry.search).toBe('?industry_ids=%5B7%5D')
  expect(demand.searchParams.get('demand_ids')).toBe('[12]')
})

test('the first 20 of each, and a way to all only when there are more [HDR-07]', () => {
  const rows = Array.from({ length: 24 }, (_, place) => place)

  expect(firstLinks(rows, 24)).toEqual({ links: rows.slice(0, 20), all: 24 })
  expect(firstLinks(rows.slice(0, 20), 20)).toEqual({ links: rows.slice(0, 20), all: null })
})
