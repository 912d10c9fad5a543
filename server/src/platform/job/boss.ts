import { type Db, PgBoss } from 'pg-boss'
import { listen } from '../db/listen.ts'
import type { PrimaryPool } from '../db/pool.ts'

/** A job that failed finally is copied here and waits for a person. */
export const deadQueue = 'dead'

/**
 * Seconds without a sign of life before another worker takes the job, and how often a worker gives one. With 10 and 5 a
 * worker that lived lost its claim after 10.6 s on a busy machine; now four signs in a row must fail to arrive.
 */
export const heartbeat = { seconds: 20, refresh_seconds: 4 }

/** What every instance of pg-boss here has in common. One that is never started can still write jobs. */
export const quiet = { migrate: false, supervise: false, schedule: false } as const

/**
 * The instance of a worker: wakes by NOTIFY, looks every two seconds for workers that went silent.
 * With the defaults (a minute for each) 21 jobs a second pass; so thousands do.
 */
export function openBoss(pool: PrimaryPool): PgBoss {
  return new PgBoss({
    db: onPool(pool),
    useListenNotify: true,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
    queueCacheIntervalSeconds: 10,
    cronMonitorIntervalSeconds: 10,
    cronWorkerIntervalSeconds: 1,
    migrate: false,
  })
}

/** pg-boss on our pool, and not on one of its own: ours finds the primary among several hosts. */
export function onPool(pool: PrimaryPool): Db {
  return {
    async executeSql(text, values = []) {
      const client = await pool.connect()
      try {
        return await client.query<Record<string, unknown>>(text, values)
      } finally {
        client.release()
      }
    },
    listen: (channel, hear, missed) => listen(pool, channel, hear, missed),
  }
}
