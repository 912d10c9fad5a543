import { type Db, openDb } from '../../platform/db/db.ts'
import { openPool } from '../../platform/db/pool.ts'
import type { Platform } from '../../platform.ts'

/** One transaction on a connection of its own, so that minutes of work do not occupy the pool. */
export async function inLongTransaction<Result>(
  { config, log }: Pick<Platform, 'config' | 'log'>,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  const pool = openPool({ ...config, DATABASE_POOL: 1, DATABASE_STATEMENT_TIMEOUT: 120_000 }, log)
  try {
    return await openDb(pool).transaction().execute(work)
  } finally {
    await pool.end()
  }
}
