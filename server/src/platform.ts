import type { Registry } from 'prom-client'
import type { Config } from './config.ts'
import { type Cache, openCache } from './platform/cache/cache.ts'
import { type Db, openDb } from './platform/db/db.ts'
import { openPool, type PrimaryPool } from './platform/db/pool.ts'
import { type Log, openLog } from './platform/log/log.ts'
import { openMetrics } from './platform/metrics/metrics.ts'
import { openStorage, type Storage } from './platform/storage/storage.ts'

/** The world outside the process, opened once and handed to everything that needs it. */
export interface Platform {
  config: Config
  log: Log
  pool: PrimaryPool
  db: Db
  cache: Cache
  storage: Storage
  metrics: Registry
  /** Set by SIGTERM: /readyz then sends new visitors elsewhere while requests under way finish. */
  state: { draining: boolean }
}

export async function openPlatform(config: Config, log: Log = openLog(config)): Promise<Platform> {
  const pool = openPool(config, log)
  const db = openDb(pool)
  const metrics = openMetrics(pool)
  const cache = openCache(config, log)
  const storage = openStorage(config)
  return { config, log, pool, db, cache, storage, metrics, state: { draining: false } }
}

export async function closePlatform({ pool, cache, storage }: Platform): Promise<void> {
  cache.close()
  storage.close()
  await pool.end()
}
