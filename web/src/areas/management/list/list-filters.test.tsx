import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { ListSelection } from './list-address.ts'
import type { ListColumn, ListFilter } from './list-declaration.ts'
import { ListFilters } from './list-filters.tsx'

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

const columns: ListColumn<object>[] = [
  { column: 'title', sort: true },
  { column: 'downloads', kind: 'number', sort: true },
  { column: 'note' },
]

function drawnAt(address: string, chosen: Partial<ListSelection>) {
  const selection: ListSelection = {
    page: 1,
    size: 20,
    after: null,
    keyword: '',
    orders: [],
    filters: {},
    conditions: [],
    ...chosen,
  }
  const Stub = createRoutesStub([
    {
      path: '/list',
      Component: () => <ListFilters texts="list" chosen={selection} filters={filters} columns={columns} />,
    },
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

test('a condition says its field, how it is compared and with what, and is removed without the others [MGT-110]', () => {
  const conditions = [
    { field: 'downloads', operator: 'at_least' as const, value: '1000' },
    { field: 'state', operator: 'is_not' as const, value: 'sent,failed' },
  ]
  const drawn = drawnAt('/list?downloads.at_least=1000&state.is_not=sent,failed', { conditions })

  expect(drawn).toMatch(/list\.column\.downloads list\.operator\.at_least <b>1,000/)
  expect(drawn).toMatch(/State list\.operator\.is_not <b>Sent.*Failed/)
  expect(drawn).toContain('href="/list?state.is_not=sent%2Cfailed"')
  expect(drawn).toContain('href="/list?downloads.at_least=1000"')
  expect(drawn).toContain('href="/list"')
})
