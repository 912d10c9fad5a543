import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'

const userIdRow = z.object({ user_id: z.number() })

type PersonSql = RawBuilder<unknown>

/** Whom a keyword names: by id, or by the whole name, which several may share. */
export async function findPeople(db: Db, keyword: string): Promise<number[]> {
  if (/^\d{1,15}$/.test(keyword)) return [Number(keyword)]
  const { rows } = await typedSql(userIdRow)`
    select user_id from account where user_name = ${keyword} order by user_id`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

/** A single one is asked for as such: its index then gives the rows in the order of time. */
export function oneOf(column: PersonSql, ids: number[]): PersonSql {
  if (ids.length === 0) return sql`false`
  return ids.length === 1 ? sql`${column} = ${ids[0]}` : sql`${column} in (${sql.join(ids)})`
}
