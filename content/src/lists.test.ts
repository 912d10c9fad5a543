import { lists } from '@atrium/server/lists'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { administrator, givenAccount, givenSession, type Portal, startPortal } from '../../server/test/portal.ts'
import { loadContent } from './load.ts'

/** Generated from the declarations, on the demo content: every management list offers the same five things. */
const declared = Object.entries(lists).flatMap(([screen, ofScreen]) =>
  [ofScreen].flat().map((list) => ({ screen, list, path: list.endpoint.path })),
)

let portal: Portal

beforeAll(async () => {
  portal = await startPortal()
  await loadContent(portal.platform)
})

afterAll(() => portal.close())

type ListedRow = Record<string, unknown>
interface ListedPage {
  list: ListedRow[]
  total: number
}

/** An administrator of their own for each test: exports are limited per person. */
async function openList(path: string) {
  const { user_id } = await givenAccount(portal.db, administrator)
  const headers = { authorization: `Bearer ${(await givenSession(portal.db, user_id)).token}` }

  async function read(query: Record<string, unknown>): Promise<ListedPage> {
    const written = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])
    const { code, data } = await portal.get(`${path}?${new URLSearchParams(Object.fromEntries(written))}`, headers)
    expect(code, JSON.stringify(query)).toBe(0)
    return data
  }
  return { headers, read, all: await read({ size: 100 }) }
}

test.for(declared)('$path finds rows by words [MGT-108]', async ({ list, path }) => {
  expect(Object.keys(searchOf(list.endpoint).shape)).toContain('keyword')
  const { read, all } = await openList(path)

  const { total } = await read({ search: { keyword: 'zq-not-there-42' } })
  const { total: withoutWords } = await read({ search: { keyword: '' } })

  expect(total).toBe(0)
  expect(withoutWords).toBe(all.total)
})

test.for(declared)(
  '$path has at least one filter, and each of its values narrows the list [MGT-108]',
  async ({ screen, list, path }) => {
    const isQueue = ['review', 'app_review'].includes(screen)
    const { keyword: _, ...filters } = searchOf(list.endpoint).shape
    expect(Object.keys(filters)).not.toEqual([])
    const { read, all } = await openList(path)

    for (const [name, schema] of Object.entries(filters)) {
      for (const { value, findsNothing } of valuesOf(name, schema as z.ZodType)) {
        const { total } = await read({ search: { [name]: value } })

        expect(total, `${name} ${value}`).toBeLessThanOrEqual(
          findsNothing ? 0 : all.total + (isQueue ? ofOtherStates : 0),
        )
      }
    }
  },
)

test.for(declared)('$path is sorted both ways by each of its columns [MGT-108]', async ({ list, path }) => {
  const columns = sortsOf(list.endpoint)
  expect(columns).not.toEqual([])
  const { read, all } = await openList(path)

  for (const column of columns) {
    const rising = await read({ order_by: { [column]: 'asc' }, size: 100 })
    const falling = await read({ order_by: { [column]: 'desc' }, size: 100 })

    expect([rising.total, falling.total]).toEqual([all.total, all.total])
    expectRising(column, rising.list)
    expectRising(column, falling.list.toReversed())
  }
})

test.for(declared)('$path is read page by page without a row twice [MGT-108]', async ({ path }) => {
  const { read, all } = await openList(path)

  const pages = []
  for (const page of [1, 2, 3]) pages.push(...(await read({ page, size: 1 })).list)

  expect(pages).toEqual(all.list.slice(0, 3))
})

test.for(declared)('$path is exported from its screen [MGT-108]', async ({ screen, path }) => {
  const { headers, all } = await openList(path)
  const [column = 'id'] = Object.keys(all.list[0] ?? {})
  const body = { format: 'csv', call: `GET ${path}`, title: screen, columns: [{ column, title: column }] }

  const { code } = await portal.post(`/api/management/screens/${screen}/exports`, body, headers)

  expect(code).toBe(0)
})

/** A queue shows one state at a time, so another one may hold more rows than the one shown first. */
const ofOtherStates = 1_000

function searchOf({ query }: { query: z.ZodObject }): z.ZodObject {
  return (query.shape.search as z.ZodOptional<z.ZodPipe<z.ZodType, z.ZodObject>>).unwrap().out
}

function sortsOf({ query }: { query: z.ZodObject }): string[] {
  const record = (query.shape.order_by as z.ZodOptional<z.ZodPipe<z.ZodType, z.ZodRecord>>).unwrap().out
  return (record.keyType as unknown as z.ZodEnum).options.map(String)
}

/** What a filter can be set to: each choice; of days and ids, one that no row has. */
function valuesOf(name: string, schema: z.ZodType): { value: unknown; findsNothing: boolean }[] {
  const { type, innerType, entries } = schema.def as { type: string; innerType?: z.ZodType; entries?: object }
  if (innerType) return valuesOf(name, innerType)
  if (entries) return Object.values(entries).map((value) => ({ value, findsNothing: false }))
  if (type === 'boolean') return [true, false].map((value) => ({ value, findsNothing: false }))
  if (name === 'from') return [{ value: '2100-01-01', findsNothing: true }]
  if (name === 'to') return [{ value: '2000-01-01', findsNothing: true }]
  const nobodys = 2_000_000_000
  return schema.safeParse(nobodys).success
    ? [{ value: nobodys, findsNothing: true }]
    : [{ value: 1, findsNothing: false }]
}

/** Numbers and moments; texts are ordered by the rules of their language. */
function expectRising(column: string, rows: ListedRow[]) {
  const values = rows.map((row) => row[column]).filter((value) => value !== null && value !== undefined)
  const isInstant = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
  if (!values.every((value) => typeof value === 'number' || isInstant(value))) return
  const comparable = values.map((value) => (typeof value === 'number' ? value : Date.parse(String(value))))
  expect(comparable, column).toEqual(comparable.toSorted((one, other) => one - other))
}
