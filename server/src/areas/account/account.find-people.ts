import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { startsWithSql } from '../../platform/list/words.ts'

const userIdRow = z.object({ user_id: z.number() })

/** Of more than these, a list read in its order soon meets a page. */
const few = 5_000

/**
 * Who is meant by a name or a company as it begins, a whole number or address, or a user id: their ids where they are few,
 * so that nobody reads a million accounts in their order to meet one. Parts of numbers and addresses find nobody: lists are
 * not for guessing them.
 */
export async function findPeople(db: Db, keyword: string | undefined): Promise<number[] | null> {
  if (!keyword) return null
  const parts = waysToMean(keyword).map((meant) => sql`(select user_id from account where ${meant} limit ${few + 1})`)
  const { rows } = await typedSql(userIdRow)`${sql.join(parts, sql` union `)}`.execute(db)
  return rows.length > few ? null : rows.map(({ user_id }) => user_id)
}

/** Of an `account`: whether it is meant, each way by an index of its own. */
export function isMeant(keyword: string, found: number[] | null): RawBuilder<boolean> {
  return found ? among(sql`account.user_id`, found) : sql`(${sql.join(waysToMean(keyword), sql` or `)})`
}

/** Hidden in a select: a planner that sees many ids reads in the order of the list and hopes to meet one soon. */
export function among(column: RawBuilder<unknown>, ids: number[]): RawBuilder<boolean> {
  return sql`${column} = any((select ${ids}::bigint[])::bigint[])`
}

function waysToMean(keyword: string): RawBuilder<unknown>[] {
  if (keyword.includes('@')) return [sql`lower(account.email) = lower(${keyword})`]
  const digits = keyword.replace(/[\s+()-]/g, '')
  return [
    startsWithSql(sql`account.user_name`, keyword),
    startsWithSql(sql`account.company_name`, keyword),
    ...(/^\d{1,15}$/.test(digits)
      ? [sql`account.user_id = ${digits}::bigint`, sql`account.mobile = any(${[`+${digits}`, `+86${digits}`]})`]
      : []),
  ]
}
