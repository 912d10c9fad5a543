import type { Endpoint, ListEndpoint } from '@atrium/contract/kit'
import type { FastifyInstance } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../db/db.ts'
import { serve } from '../http/serve.ts'
import type { Viewer } from '../http/viewer.ts'
import type { Secret } from '../secret/secret.ts'

type ListQueryOf<E extends ListEndpoint> = z.output<E['query']>
type ListSearchOf<E extends ListEndpoint> = NonNullable<ListQueryOf<E>['search']>
type ListColumnOf<E extends ListEndpoint> = keyof NonNullable<ListQueryOf<E>['order_by']> & string
type ListRowOf<E extends ListEndpoint> = z.input<E['data']>['list'][number]
type SortDirection = 'asc' | 'desc'
type ListSql = RawBuilder<unknown>

/** A management list in the words of its table. */
interface ListDefinition<E extends ListEndpoint, Found> {
  /** Named as the contract names them. */
  columns: (viewer: Viewer) => ListSql
  /** Where rows are added up, the search says which. */
  from: (viewer: Viewer, search: ListSearchOf<E>) => ListSql
  /** What a word of the search stands for, looked up first: with ids at hand the planner knows how many rows they have. */
  find?: (db: Db, search: ListSearchOf<E>, secret?: Secret) => Promise<Found>
  /** What a row must fulfil; what was not asked for is left out. */
  where?: (search: ListSearchOf<E>, viewer: Viewer, found: Found) => (ListSql | false | null | undefined)[]
  /** What each column is ordered by. */
  orders: Record<ListColumnOf<E>, ListSql>
  /** Those that may be empty, which comes last whichever way; an index serves that only as `desc nulls last`. */
  sparse?: ListColumnOf<E>[]
  /** The default order. */
  first: Partial<Record<ListColumnOf<E>, SortDirection>>
  /** What no two rows share: where the order leaves a choice, this decides. */
  tie: ListSql
  /**
   * For what is long: the id of a row, and its moment where months are apart. Which rows a page has is then found by an
   * index alone, and only those are read and joined, so that a far page costs no more than counting to it.
   */
  key?: { id: ListSql; at?: ListSql }
}

export interface List<E extends ListEndpoint = ListEndpoint> {
  endpoint: E
  page(db: Db, viewer: Viewer, query: ListQueryOf<E>, secret?: Secret): Promise<{ list: ListRowOf<E>[]; total: number }>
  /** All of it, a stretch at a time, within one transaction: what an export writes. */
  stretches(
    tx: Db,
    viewer: Viewer,
    query: Pick<ListQueryOf<E>, 'search' | 'order_by'>,
    secret?: Secret,
  ): AsyncGenerator<ListRowOf<E>[]>
}

/** Counting stops here; one more means that there are more. */
export const countedAtMost = 10_000
const stretchSize = 1_000

export function defineList<E extends ListEndpoint, Found = undefined>(
  endpoint: E,
  parts: ListDefinition<E, Found>,
): List<E> {
  const { columns, from, find, where = () => [], orders, sparse = [], first, tie, key } = parts

  async function filtered(db: Db, viewer: Viewer, asked: ListQueryOf<E>['search'], secret?: Secret) {
    const search = (asked ?? {}) as ListSearchOf<E>
    const found = (await find?.(db, search, secret)) as Found
    const conditions = where(search, viewer, found).filter((one) => one !== undefined && one !== null && one !== false)
    const those = conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`
    return sql`${from(viewer, search)} ${those}`
  }

  function ordered(asked: ListQueryOf<E>['order_by']): ListSql {
    const requested = Object.entries(asked ?? {}) as [ListColumnOf<E>, SortDirection][]
    const chosen = requested.length > 0 ? requested : (Object.entries(first) as [ListColumnOf<E>, SortDirection][])
    const parts = chosen.map(([column, way]) => {
      const nulls = sparse.includes(column) ? sql`nulls last` : sql``
      return sql`${orders[column]} ${sql.raw(way)} ${nulls}`
    })
    return sql.join([...parts, sql`${tie} ${sql.raw(chosen[0]?.[1] ?? 'asc')}`])
  }

  return {
    endpoint,

    async page(db, viewer, { search, order_by, page, size }, secret) {
      const rows = await filtered(db, viewer, search, secret)
      const order = sql`order by ${ordered(order_by)}`
      const cut = sql`${order} limit ${size} offset ${(page - 1) * size}`
      const shown = key
        ? sql`${from(viewer, (search ?? {}) as ListSearchOf<E>)} ${await chosen(db, key, rows, cut)} ${order}`
        : sql`${rows} ${cut}`
      const { rows: list } = await sql<ListRowOf<E>>`select ${columns(viewer)} from ${shown}`.execute(db)
      const { rows: counted } = await sql<{ total: number }>`
        select count(*)::int as total
        from (select from ${rows} limit ${countedAtMost + 1}) as counted`.execute(db)
      return { list, total: counted[0]?.total ?? 0 }
    },

    async *stretches(tx, viewer, { search, order_by }, secret) {
      const rows = await filtered(tx, viewer, search, secret)
      await sql`
        declare listed no scroll cursor for
        select ${columns(viewer)} from ${rows} order by ${ordered(order_by)}`.execute(tx)
      for (;;) {
        const { rows: list } = await sql<ListRowOf<E>>`fetch ${sql.lit(stretchSize)} from listed`.execute(tx)
        if (list.length === 0) break
        yield list
      }
      await sql`close listed`.execute(tx)
    },
  }
}

/** Written out, the planner knows which months they are in, and takes each by its key. */
async function chosen(
  db: Db,
  { id, at }: { id: ListSql; at?: ListSql },
  rows: ListSql,
  cut: ListSql,
): Promise<ListSql> {
  const moment = at ?? sql`null::timestamptz`
  const { rows: keys } = await sql<{ id: number; at: string }>`
    select ${id} as id, ${moment} as at from ${rows} ${cut}`.execute(db)
  const ids = sql`where ${id} = any(${keys.map((key) => key.id)})`
  return at ? sql`${ids} and ${at} = any(${keys.map((key) => key.at)}::timestamptz[])` : ids
}

export function serveList<E extends ListEndpoint>(
  app: FastifyInstance,
  { db, secret }: { db: Db; secret?: Secret },
  list: List<E>,
): void {
  serve(app, list.endpoint as Endpoint, ({ query }, viewer) => list.page(db, viewer, query as ListQueryOf<E>, secret))
}
