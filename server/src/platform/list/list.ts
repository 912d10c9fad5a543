import type { Endpoint, ListEndpoint } from '@atrium/contract/kit'
import type { FastifyInstance } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { Failure } from '../http/failure.ts'
import { serve } from '../http/serve.ts'
import type { Viewer } from '../http/viewer.ts'
import type { Secret } from '../secret/secret.ts'
import { conditionReader } from './conditions.ts'

type ListQueryOf<E extends ListEndpoint> = z.output<E['query']>
type ListSearchOf<E extends ListEndpoint> = NonNullable<ListQueryOf<E>['search']>
type ListColumnOf<E extends ListEndpoint> = keyof NonNullable<ListQueryOf<E>['order_by']> & string
type ListRowOf<E extends ListEndpoint> = z.input<E['data']>['list'][number]
type SortDirection = 'asc' | 'desc'
type ListSql = RawBuilder<unknown>
type ListOrder<E extends ListEndpoint> = [column: ListColumnOf<E>, way: SortDirection][]
type ListAsked<E extends ListEndpoint> = Pick<ListQueryOf<E>, 'search' | 'any_of' | 'where' | 'order_by'>

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
  /** What a column is compared by, where that is not what it is ordered by: the text that the viewer reads. */
  compared?: Partial<Record<ListColumnOf<E>, (viewer: Viewer) => ListSql>>
  /** Those that may be empty, which comes last whichever way; an index serves that only as `desc nulls last`. */
  sparse?: ListColumnOf<E>[]
  /** The default order. */
  first: Partial<Record<ListColumnOf<E>, SortDirection>>
  /** What no two rows share: where the order leaves a choice, this decides. */
  tie: ListSql | readonly ListSql[]
  /**
   * For what is long: the id of a row, and its moment where months are apart. Which rows a page has is then found by an
   * index alone, and only those are read and joined, so that a far page costs no more than counting to it.
   */
  key?: { id: ListSql; at?: ListSql }
}

export interface List<E extends ListEndpoint = ListEndpoint> {
  endpoint: E
  page(
    db: Db,
    viewer: Viewer,
    query: ListQueryOf<E>,
    secret?: Secret,
  ): Promise<{ list: ListRowOf<E>[]; total: number; next: string | null }>
  /** All of it, a stretch at a time, within one transaction: what an export writes. */
  stretches(tx: Db, viewer: Viewer, query: ListAsked<E>, secret?: Secret): AsyncGenerator<ListRowOf<E>[]>
}

/** Counting stops here; one more means that there are more. */
export const countedAtMost = 10_000
const stretchSize = 1_000
/** Several values of several filters are as many questions as there are pairs of them. */
const mostQuestions = 24

/** Where an answer ended: what its last row was ordered by (null is empty), and what tells it from its equals. */
const cursorSchema = z.tuple([
  z.array(z.tuple([z.string(), z.enum(['asc', 'desc']), z.string().nullable()])).min(1),
  z.array(z.string()).min(1),
])
type ListCursor = z.output<typeof cursorSchema>

/** The last of these columns say where a row stands. */
interface PlacedRow {
  next_places: (string | null)[]
  next_ties: string[]
}

interface FoundRows<E extends ListEndpoint> {
  search: ListSearchOf<E>
  conditions: ListSql[]
}

export function defineList<E extends ListEndpoint, Found = undefined>(
  endpoint: E,
  parts: ListDefinition<E, Found>,
): List<E> {
  const { columns, from, find, where = () => [], orders, compared = {}, sparse = [], first, key } = parts
  const ties: readonly ListSql[] = [parts.tie].flat()
  const conditionsIn = conditionReader(endpoint, { orders, compared, isLong: key !== undefined })

  /** One for each choice of values. */
  async function findRows(db: Db, viewer: Viewer, asked: ListAsked<E>, secret?: Secret): Promise<FoundRows<E>[]> {
    const { any_of, conditions: further, excluded } = conditionsIn(asked, viewer)
    const unwanted: ListSql[] = []
    for (const { field, values } of excluded) {
      for (const value of values) {
        const fulfilled = await conditionsOf({ [field]: value } as ListSearchOf<E>)
        unwanted.push(sql`(${sql.join(fulfilled, sql` and `)}) is not true`)
      }
    }
    const found: FoundRows<E>[] = []
    for (const search of searchesIn<E>({ ...asked, any_of })) {
      found.push({ search, conditions: [...(await conditionsOf(search)), ...further, ...unwanted] })
    }
    // Such a table is made for one search: its rows are other rows for another.
    if (found.length > 1 && from.length > 1) throw new Failure('invalid_input', { field: 'any_of' })
    return found

    async function conditionsOf(search: ListSearchOf<E>): Promise<ListSql[]> {
      const meant = (await find?.(db, search, secret)) as Found
      return where(search, viewer, meant).filter((one) => one !== undefined && one !== null && one !== false)
    }
  }

  /** Those that any of the searches finds. */
  function rowsOf(viewer: Viewer, found: FoundRows<E>[], also?: ListSql | null): ListSql {
    const any = found.map(({ conditions }) => (conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`))
    const those =
      any.length === 1
        ? any[0]
        : sql`(${sql.join(
            any.map((one) => sql`(${one})`),
            sql` or `,
          )})`
    const tables = from(viewer, (found[0]?.search ?? {}) as ListSearchOf<E>)
    if (also) return sql`${tables} where ${those} and ${also}`
    return found.every(({ conditions }) => conditions.length === 0) ? tables : sql`${tables} where ${those}`
  }

  function orderIn(asked: ListQueryOf<E>['order_by']): ListOrder<E> {
    const requested = Object.entries(asked ?? {}) as ListOrder<E>
    return requested.length > 0 ? requested : (Object.entries(first) as ListOrder<E>)
  }

  function ordered(chosen: ListOrder<E>): ListSql {
    const way = sql.raw(chosen[0]?.[1] ?? 'asc')
    const parts = chosen.map(([column, way]) => sql`${orders[column]} ${sql.raw(way)} ${nullsOf(column)}`)
    return sql`order by ${sql.join([...parts, ...ties.map((tie) => sql`${tie} ${way}`)])}`
  }

  const nullsOf = (column: ListColumnOf<E>) => (sparse.includes(column) ? sql`nulls last` : sql``)

  /**
   * What follows a row, in order: each part is looked up by itself, so that an index answers it. First those that are
   * equal in all columns but the last, then those that are equal in fewer; what is empty comes last.
   */
  function conditionsAfter([places, tied]: ListCursor): ListSql[] {
    const beyondTie = sql.raw(places[0]?.[1] === 'desc' ? '<' : '>')
    const isTied = sql`(${sql.join(ties)}) ${beyondTie} (${sql.join(tied)})`
    const [[column, , place] = ['', 'asc', null]] = places
    if (places.length === 1 && place !== null) {
      const by = orders[column as ListColumnOf<E>]
      const later = sql`(${sql.join([by, ...ties])}) ${beyondTie} (${sql.join([place, ...tied])})`
      return sparse.includes(column as ListColumnOf<E>) ? [later, sql`${by} is null`] : [later]
    }
    const equal = places.map(([name, , at]) => {
      const by = orders[name as ListColumnOf<E>]
      return at === null ? sql`${by} is null` : sql`${by} = ${at}`
    })
    const parts = places.map((_, n) => beyond(places[n]).map((one) => [...equal.slice(0, n), one])).toReversed()
    return [[...equal, isTied], ...parts.flat()].map((all) => sql`${sql.join(all, sql` and `)}`)
  }

  /** Of one column. */
  function beyond([column, way, place]: ListCursor[0][number] = ['', 'asc', null]): ListSql[] {
    const by = orders[column as ListColumnOf<E>]
    if (place === null) return []
    const later = sql`${by} ${sql.raw(way === 'asc' ? '>' : '<')} ${place}`
    return sparse.includes(column as ListColumnOf<E>) ? [later, sql`${by} is null`] : [later]
  }

  /** As many rows as asked for, beginning after `offset` of those that fulfil `also`. */
  async function readRows(
    db: Db,
    viewer: Viewer,
    question: { found: FoundRows<E>[]; chosen: ListOrder<E>; also: ListSql | null },
    { limit, offset }: { limit: number; offset: number },
  ): Promise<(ListRowOf<E> & PlacedRow)[]> {
    const { found, chosen, also } = question
    const placed = sql`array[${sql.join(chosen.map(([column]) => sql`(${orders[column]})::text`))}] as next_places,
      array[${sql.join(ties.map((tie) => sql`(${tie})::text`))}] as next_ties`
    const order = ordered(chosen)
    const cut = sql`${order} limit ${limit} offset ${offset}`
    const shown = key
      ? sql`${from(viewer, (found[0]?.search ?? {}) as ListSearchOf<E>)} ${await keysOf(db, key)} ${order}`
      : sql`${rowsOf(viewer, found, also)} ${cut}`
    const { rows } = await sql<ListRowOf<E> & PlacedRow>`
      select ${columns(viewer)}, ${placed} from ${shown}`.execute(db)
    return rows

    /** Written out, the planner knows which months they are in, and takes each by its key. */
    async function keysOf(db: Db, { id, at }: NonNullable<typeof key>): Promise<ListSql> {
      const moment = at ?? sql`null::timestamptz`
      const { rows: keys } = await sql<{ id: number; at: string }>`${keyQuestion(id, moment)}`.execute(db)
      const ids = sql`where ${id} = any(${keys.map((one) => one.id)})`
      return at ? sql`${ids} and ${at} = any(${keys.map((one) => one.at)}::timestamptz[])` : ids
    }

    /** Each choice of values is a question that an index answers in order; together they have no index. */
    function keyQuestion(id: ListSql, moment: ListSql): ListSql {
      if (found.length === 1) return sql`select ${id} as id, ${moment} as at from ${rowsOf(viewer, found, also)} ${cut}`
      const ways = chosen.map(([column, way], n) => sql`${sql.ref(`by${n}`)} ${sql.raw(way)} ${nullsOf(column)}`)
      const tied = ties.map((_, n) => sql`${sql.ref(`tie${n}`)} ${sql.raw(chosen[0]?.[1] ?? 'asc')}`)
      const named = [
        ...chosen.map(([column], n) => sql`${orders[column]} as ${sql.ref(`by${n}`)}`),
        ...ties.map((tie, n) => sql`${tie} as ${sql.ref(`tie${n}`)}`),
      ]
      const each = found.map(
        (one) => sql`(select ${id} as id, ${moment} as at, ${sql.join(named)} from ${rowsOf(viewer, [one], also)}
          ${order} limit ${limit + offset})`,
      )
      return sql`select id, at from (${sql.join(each, sql` union `)}) as found
        order by ${sql.join([...ways, ...tied])} limit ${limit} offset ${offset}`
    }
  }

  /** A page and one row more, by its number or from where the last answer ended. */
  async function readOn(
    db: Db,
    viewer: Viewer,
    { cursor, ...question }: { found: FoundRows<E>[]; chosen: ListOrder<E>; cursor: ListCursor | null },
    { page, size }: { page: number; size: number },
  ): Promise<(ListRowOf<E> & PlacedRow)[]> {
    if (!cursor)
      return readRows(db, viewer, { ...question, also: null }, { limit: size + 1, offset: (page - 1) * size })
    const rows: (ListRowOf<E> & PlacedRow)[] = []
    for (const also of conditionsAfter(cursor)) {
      const limit = size + 1 - rows.length
      if (limit > 0) rows.push(...(await readRows(db, viewer, { ...question, also }, { limit, offset: 0 })))
    }
    return rows
  }

  /** Of another order there is no such place. */
  function cursorIn(text: string, chosen: ListOrder<E>): ListCursor {
    const cursor = parseCursor(text)
    const [places, tied] = cursor
    const isSame =
      places.length === chosen.length &&
      tied.length === ties.length &&
      places.every(([column, way], n) => column === chosen[n]?.[0] && way === chosen[n]?.[1])
    if (!isSame) throw new Failure('invalid_input', { field: 'after' })
    return cursor
  }

  function placeOf(row: PlacedRow | undefined, chosen: ListOrder<E>): string | null {
    if (!row) return null
    const places = chosen.map(([column, way], n) => [column, way, row.next_places[n] ?? null])
    return Buffer.from(JSON.stringify([places, row.next_ties])).toString('base64url')
  }

  async function countRows(db: Db, viewer: Viewer, found: FoundRows<E>[]): Promise<number> {
    const most = sql.lit(countedAtMost + 1)
    const counted =
      key && found.length > 1
        ? sql.join(
            found.map((one) => sql`(select ${key.id} from ${rowsOf(viewer, [one])} limit ${most})`),
            sql` union `,
          )
        : sql`select from ${rowsOf(viewer, found)} limit ${most}`
    const { rows } = await sql<{ total: number }>`
      select least(count(*), ${most})::int as total from (${counted}) as counted`.execute(db)
    return rows[0]?.total ?? 0
  }

  return {
    endpoint,

    async page(db, viewer, query, secret) {
      const { size, after } = query
      const chosen = orderIn(query.order_by)
      const cursor = after === undefined ? null : cursorIn(after, chosen)
      const found = await findRows(db, viewer, query, secret)
      try {
        const rows = await readOn(db, viewer, { found, chosen, cursor }, query)
        const list = rows.slice(0, size)
        return {
          list: list.map(({ next_places: _, next_ties: __, ...row }) => row as unknown as ListRowOf<E>),
          total: await countRows(db, viewer, found),
          next: rows.length > size ? placeOf(list.at(-1), chosen) : null,
        }
      } catch (error) {
        throw isMalformedValue(error) ? new Failure('invalid_input', { field: cursor ? 'after' : 'where' }) : error
      }
    },

    async *stretches(tx, viewer, asked, secret) {
      const found = await findRows(tx, viewer, asked, secret)
      await sql`
        declare listed no scroll cursor for
        select ${columns(viewer)} from ${rowsOf(viewer, found)} ${ordered(orderIn(asked.order_by))}`.execute(tx)
      for (;;) {
        const { rows: list } = await sql<ListRowOf<E>>`fetch ${sql.lit(stretchSize)} from listed`.execute(tx)
        if (list.length === 0) break
        yield list
      }
      await sql`close listed`.execute(tx)
    },
  }
}

/** The search with each choice of the values that were named for its filters. */
function searchesIn<E extends ListEndpoint>({ search, any_of }: ListAsked<E>): ListSearchOf<E>[] {
  const several = Object.entries((any_of ?? {}) as Record<string, unknown[] | undefined>)
  const searches = several.reduce<object[]>(
    (known, [name, values = []]) =>
      values.length === 0
        ? known
        : known.flatMap((one) => [...new Set(values)].map((value) => ({ ...one, [name]: value }))),
    [search ?? {}],
  )
  if (searches.length > mostQuestions) throw new Failure('invalid_input', { field: 'any_of' })
  return searches as ListSearchOf<E>[]
}

function parseCursor(text: string): ListCursor {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    throw new Failure('invalid_input', { field: 'after' })
  }
}

/** A moment or a number that is none, or one that no row can hold: somebody has changed the address. */
function isMalformedValue(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^22/.test(error.code ?? '')
}

export function serveList<E extends ListEndpoint>(
  app: FastifyInstance,
  { db, secret }: { db: Db; secret?: Secret },
  list: List<E>,
): void {
  serve(app, list.endpoint as Endpoint, ({ query }, viewer) => list.page(db, viewer, query as ListQueryOf<E>, secret))
}
