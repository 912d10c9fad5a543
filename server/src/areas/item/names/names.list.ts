import type { nameCalls } from '@atrium/contract/names-kit'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { defineList, type List } from '../../../platform/list/list.ts'
import { inAnyLanguage, isUsed } from '../../../platform/list/words.ts'

export type NameTable = 'industry' | 'demand' | 'video_category' | 'video_series'

/** A table that holds names, and what is filed under them. */
export interface NameListOptions {
  table: NameTable
  /** Questions for the `item_id` of all that carries a name, one for each kind of it. */
  filed: ((id: RawBuilder<unknown>) => RawBuilder<unknown>)[]
  /** Files all of one under another, which is there. */
  move: (tx: Db, from: number, into: number) => Promise<unknown>
}

type NameListEndpoint = ReturnType<typeof nameCalls>['list']
export type NameList = List<NameListEndpoint>

/** The names of one table. */
export function defineNameList(endpoint: object, names: NameListOptions): NameList {
  const { table } = names
  const column = (name: string) => sql.ref(`${table}.${name}`)
  const count = useCount(names)

  return defineList(endpoint as NameListEndpoint, {
    columns: ({ language }) => sql`
      ${column(`${table}_id`)}, in_language(name, ${language}) as name, position, ${count} as use_count, updated_at`,
    from: () => sql.table(table),
    where: ({ keyword, used }) => [keyword ? inAnyLanguage(column('name'), keyword) : null, isUsed(count, used)],
    orders: {
      position: column('position'),
      name: sql`${column('name')} ->> 'zh-CN'`,
      use_count: count,
      updated_at: column('updated_at'),
    },
    compared: { name: ({ language }) => sql`in_language(${column('name')}, ${language})` },
    sparse: ['name'],
    first: { position: 'asc' },
    tie: column(`${table}_id`),
  })
}

/** The count stops here. */
const countedAtMost = 1_000

/** How much is filed under a name: a question within one for the names. */
export function useCount({ table, filed }: NameListOptions) {
  const counts = filed.map(
    (question) =>
      sql`(select count(*) from (${question(sql.ref(`${table}.${table}_id`))} limit ${sql.lit(countedAtMost)}) as used)`,
  )
  return sql`(${sql.join(counts, sql` + `)})::int`
}
