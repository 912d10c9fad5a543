import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import type { DB } from './database.ts'

/** A connection or a transaction: a service cannot tell, and never keeps it. */
export type Db = Kysely<DB>

export function openDb(pool: PostgresPool): Db {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}
