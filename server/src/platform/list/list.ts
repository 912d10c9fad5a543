import type { Endpoint, ListEndpoint } from '@atrium/contract/kit'
import type { FastifyInstance } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../db/db.ts'
import { serve } from '../http/serve.ts'
import type { Viewer } from '../http/viewer.ts'
import type { Secret } from '../secret/secret.ts'

type Query<E extends ListEndpoint> = z.output<E['query']>
type Search<E extends ListEndpoint> = NonNullable<Query<E>['search']>
type Column<E extends ListEndpoint> = keyof NonNullable<Query<E>['order_by']> & string
type Row<E extends ListEndpoint> = z.input<E['data']>['list'][number]
type Direction = 'asc' | 'desc'
type Sql = RawBuilder<unknown>

/** A management list in the words of its table. */
interface Parts<E extends ListEndpoint, Found> {
  /** Named as the contract names them. */
  columns: (viewer: Viewer) => Sql
  /** Where rows are added up, the search says which. */
  from: (viewer: Viewer, search: Search<E>) => Sql
  /** What a word of the search stands for, looked up first: with ids at hand the planner knows how many rows they have. */
  find?: (db: Db, search: Search<E>, secret?: Secret) => Promise<Found>
  /** What a row must fulfil; what was not asked for is left out. */
  where?: (search: Search<E>, viewer: Viewer, found: Found) => (Sql | false | null | undefined)[]
  /** What each column is ordered by. */
  orders: Record<Column<E>, Sql>
  /** Those that may be empty, which comes last whichever way; an index serves that only as `desc nulls last`. */
  sparse?: Column<E>[]
  /** How it is ordered when nobody asks. */
  first: Partial<Record<Column<E>, Direction>>
  /** What no two rows share: where the order leaves a choice, this decides. */
  tie: Sql
  /**
   * For what is long: the id of a row, and its moment where months are apart. Which rows a page has is then found by an
   * index alone, and only those are read and joined, so that a far page costs no more than counting to it.
   */
  key?: { id: Sql; at?: Sql }
}

export interface List<E extends ListEndpoint = ListEndpoint> {
  endpoint: E
  page(db: Db, viewer: Viewer, query: Query<E>, secret?: Secret): Promise<{ list: Row<E>[]; total: number }>
  /** All of it, a stretch at a time, within one transaction: what an export writes. */
  stretches(
    tx: Db,
    viewer: Viewer,
    query: Pick<Query<E>, 'search' | 'order_by'>,
    secret?: Secret,
  ): AsyncGenerator<Row<E>[]>
}

/** Counting goes no further than anybody reads on; one more says that there is more. */
export const countedAtMost = 10_000
const stretchSize = 1_000

export function defineList<E extends ListEndpoint, Found = undefined>(endpoint: E, parts: Parts<E, Found>): List<E> {
  const { columns, from, find, where = () => [], orders, sparse = [], first, tie, key } = parts

  async function filtered(db: Db, viewer: Viewer, asked: Query<E>['search'], secret?: Secret) {
    const search = (asked ?? {}) as Search<E>
    const found = (await find?.(db, search, secret)) as Found
    const conditions = where(search, viewer, found).filter((one) => one !== undefined && one !== null && one !== false)
    const those = conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`
    return sql`${from(viewer, search)} ${those}`
  }

  function ordered(asked: Query<E>['order_by']): Sql {
    const given = Object.entries(asked ?? {}) as [Column<E>, Direction][]
    const chosen = given.length > 0 ? given : (Object.entries(first) as [Column<E>, Direction][])
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
        ? sql`${from(viewer, (search ?? {}) as Search<E>)} ${await chosen(db, key, rows, cut)} ${order}`
        : sql`${rows} ${cut}`
      const { rows: list } = await sql<Row<E>>`select ${columns(viewer)} from ${shown}`.execute(db)
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
        const { rows: list } = await sql<Row<E>>`fetch ${sql.lit(stretchSize)} from listed`.execute(tx)
        if (list.length === 0) break
        yield list
      }
      await sql`close listed`.execute(tx)
    },
  }
}

/** Written out, the planner knows which months they are in, and takes each by its key. */
async function chosen(db: Db, { id, at }: { id: Sql; at?: Sql }, rows: Sql, cut: Sql): Promise<Sql> {
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
  serve(app, list.endpoint as Endpoint, ({ query }, viewer) => list.page(db, viewer, query as Query<E>, secret))
}
