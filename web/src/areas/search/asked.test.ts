import { expect, test } from 'vitest'
import { countFilters, readSearchInput } from './asked.ts'

const read = (query: string) => readSearchInput(new URL(`https://atrium.example/search${query}`))

test('the address holds the whole search, so that it can be shared [RT-12]', () => {
  const asked = read('?q=%20合同%20&kind=resource&type=flow&type=form&version=10.1&updated=month&order=newest')

  expect(asked).toEqual({
    q: '合同',
    kind: 'resource',
    versions: ['10.1'],
    updated: 'month',
    order: 'newest',
    resource_types: ['form', 'flow'],
  })
  expect(countFilters(asked)).toBe(4)
})

test('unknown values select nothing, and long queries are cut', () => {
  const asked = read(`?q=${'x'.repeat(900)}&kind=all&type=boat&version=1&updated=any&order=up`)

  expect(asked).toMatchObject({ kind: undefined, resource_types: [], versions: [], order: 'relevance' })
  expect(asked.q).toHaveLength(200)
  expect(countFilters(asked)).toBe(0)
})
