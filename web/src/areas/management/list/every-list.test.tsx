import { callsByNoun } from '@atrium/contract/calls'
import { conditionFields, type ListEndpoint } from '@atrium/contract/kit'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { screenFiles } from '../screen-files.ts'
import { conditionColumns, operatorsOf } from './list-condition.tsx'
import type { ListColumn, ListFilter } from './list-declaration.ts'

interface Declared {
  loaded: { call: string }
  columns: ListColumn<object>[]
  filters: readonly ListFilter[]
}

const declared = vi.hoisted((): { list: Declared[]; nothing: object } => ({
  list: [],
  /** The answer to whatever is asked: every part of it is an empty list. */
  nothing: new Proxy({}, { get: () => [] }),
}))
vi.mock('./list-screen.tsx', () => ({
  ListScreen: (props: Declared) => {
    declared.list.push(props)
    return null
  },
}))
vi.mock('../../../page/account/settle-call.ts', () => ({ settleCall: async () => ({ data: declared.nothing }) }))
vi.mock('../../../platform/api/ask.ts', () => ({ ask: async () => declared.nothing }))
vi.mock('../../../platform/api/browser-caller.ts', () => ({ quietCaller: () => ({}), browserCaller: () => ({}) }))

// Files of a worker share what they import: screens are loaded anew with these stand-ins, and not left to others.
beforeAll(() => vi.resetModules())
afterAll(() => vi.resetModules())

beforeEach(() => {
  declared.list = []
})

/** What a screen with two lists needs in its address for the second. */
const second: Record<string, string> = {
  '/api/management/platforms': '?list=platforms',
  '/api/management/abuse-reports': '?list=reports',
  '/api/management/installations': '?view=requests',
  '/api/management/video-series': '?kind=series',
}
/** Drawn in their own way: a queue with cards, a list within a report, days of sentences. Journeys look at them. */
const ownWay = [
  '/api/management/reviews',
  '/api/management/app-reviews',
  '/api/management/zero-result-searches',
  '/api/management/audit-log',
]

/** The order a list has by itself, of something that is not shown. */
const notShown = ['role_id', 'place']

const endpoints = Object.values(callsByNoun)
  .flat()
  .filter(({ method, path, params, query }) => {
    const isManagement = method === 'GET' && path.startsWith('/api/management/') && !params
    return isManagement && query && 'order_by' in query.shape && !ownWay.includes(path)
  }) as unknown as ListEndpoint[]

test('there are management lists to look at', () => {
  expect(endpoints.length).toBeGreaterThan(35)
})

test.each(endpoints.map((endpoint) => [endpoint.path, endpoint] as const))(
  'the screen of %s declares search, filters and sorting that its call understands [MGT-108]',
  async (path, endpoint) => {
    const { columns, filters } = await declarationOf(endpoint)
    const search = Object.keys(outOf<{ shape: object }>(endpoint.query.shape.search).shape)
    const sorts = outOf<{ keyType: { options: string[] } }>(endpoint.query.shape.order_by).keyType.options

    expect(search, 'the search box sends a keyword').toContain('keyword')
    expect(filters.length).toBeGreaterThan(0)
    for (const { name, kind } of filters) expect(search).toEqual(expect.arrayContaining(kind ? ['from', 'to'] : [name]))
    const several = Object.keys(outOf<{ shape: object }>(endpoint.query.shape.any_of).shape)
    for (const { name, kind } of filters) if (!kind) expect(several, 'several values can be chosen').toContain(name)
    const offered = conditionColumns(columns, filters).map((column) => [column.column, operatorsOf(column)])
    const known = conditionFields(endpoint)
    const answered = offered.map(([name]) => [name, known[String(name)]?.operators])
    expect(offered, 'a column is compared by what it holds').toEqual(answered)
    for (const { name, kind, single, positive } of filters)
      if (!kind) expect(name in known, `${name}: a filter says what is not`).toBe(!single && !positive)
    const sorted = columns.filter(({ sort }) => sort).map(({ column }) => column)
    const offers = sorts.filter((column) => !notShown.includes(column))
    expect(sorted.toSorted(), `${path}: every order of the server is offered`).toEqual(offers.toSorted())
  },
)

/** Draws the screen of a list with everything below it left out, and answers what it asked `ListScreen` for. */
async function declarationOf({ path, access }: ListEndpoint): Promise<Declared> {
  const screen = path.endsWith('/dead-jobs') ? 'dead_jobs' : (access as { screen: keyof typeof screenFiles }).screen
  const { default: Screen, clientLoader } = await screenFiles[screen]()
  const request = new Request(`http://portal.test/management/${screen}${second[path] ?? ''}`)
  const loaderData = await clientLoader?.({ request } as never)
  const Stub = createRoutesStub([{ path: '/', Component: () => <Screen loaderData={loaderData as never} /> }])

  renderToStaticMarkup(<Stub />)

  const [found] = declared.list
  expect(found?.loaded.call).toBe(`GET ${path}`)
  return found as Declared
}

function outOf<Schema>(field: unknown): Schema {
  return (field as { unwrap: () => { out: Schema } }).unwrap().out
}
