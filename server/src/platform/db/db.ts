import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import type { DB } from './database.ts'
import { isConflict } from './errors.ts'
import type { PrimaryPool } from './pool.ts'
import { isWrite } from './writes.ts'

/** A connection or a transaction: a service cannot tell, and never keeps it. */
export type Db = Kysely<DB>

export function openDb(pool: PrimaryPool): Db {
  return new PooledDb(pool)
}

/** What every transaction of a request writes down together with its work; throws where the work must not be kept. */
type WorkMark = (tx: Db) => Promise<void>

const workMarks = new AsyncLocalStorage<WorkMark>()

export function withWorkMark<Result>(mark: WorkMark, work: () => Promise<Result>): Promise<Result> {
  return workMarks.run(mark, work)
}

/** Attempts at a transaction that others made impossible; what fails then answers 'unavailable'. */
const attempts = 3

class PooledDb extends Kysely<DB> {
  readonly #writes: PrimaryPool['writes']

  constructor(pool: PrimaryPool) {
    super({ dialect: new PostgresDialect({ pool }) })
    this.#writes = pool.writes
    const executor = this.getExecutor()
    const execute = executor.executeQuery.bind(executor)
    executor.executeQuery = (query, options) =>
      isWrite(query.sql) ? pool.writes.run(() => execute(query, options)) : execute(query, options)
  }

  /**
   * After a deadlock or a serialization failure PostgreSQL has undone the whole transaction, and running it again is the
   * remedy. So what runs in a transaction must be repeatable: it changes nothing but the database, and objects under new keys.
   */
  override transaction() {
    const builder = super.transaction()
    const execute = builder.execute.bind(builder)
    builder.execute = async (asked) => {
      const mark = workMarks.getStore()
      const work: typeof asked = async (tx) => {
        const result = await asked(tx)
        await mark?.(tx)
        return result
      }
      for (let attempt = 1; ; attempt++) {
        try {
          return await this.#writes.run(() => execute(work))
        } catch (error) {
          if (!isConflict(error) || attempt === attempts) throw error
          // Not both at the same moment again.
          await sleep(Math.random() * 50 * attempt)
        }
      }
    }
    return builder
  }
}
