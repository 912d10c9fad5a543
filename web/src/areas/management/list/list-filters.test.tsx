import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { ListSelection } from './list-address.ts'
import { type ListFilter, ListFilters } from './list-filters.tsx'

const filters: ListFilter[] = [
  {
    name: 'state',
    label: 'State',
    options: [
      { value: 'sent', name: 'Sent' },
      { value: 'failed', name: 'Failed' },
    ],
  },
  { name: 'days', kind: 'days' },
]

function drawnAt(address: string, chosen: Partial<ListSelection>) {
  const selection: ListSelection = { page: 1, size: 20, after: null, keyword: '', order: null, filters: {}, ...chosen }
  const Stub = createRoutesStub([
    { path: '/list', Component: () => <ListFilters texts="list" chosen={selection} filters={filters} /> },
  ])
  return renderToStaticMarkup(<Stub initialEntries={[address]} />)
}

test('a chosen filter is named with all its values, and its link keeps the rest of the address [MGT-108]', () => {
  const drawn = drawnAt('/list?state=sent,failed&order=-created_at&after=abc', { filters: { state: 'sent,failed' } })

  expect(drawn).toMatch(/State.*Sent.*Failed/)
  expect(drawn).toContain('href="/list?order=-created_at"')
})

test('without a condition nothing can be removed, and every field is offered [MGT-108]', () => {
  const drawn = drawnAt('/list', {})

  expect(drawn).not.toContain('list.clear')
  expect(drawn).toContain('list.filter')
})
