import { Kysely, PostgresDialect } from 'kysely'
import type { DB } from './database.ts'
import type { PrimaryPool } from './pool.ts'

/** A connection or a transaction: a service cannot tell, and never keeps it. */
export type Db = Kysely<DB>

export function openDb(pool: PrimaryPool): Db {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}
