import type { Registry } from 'prom-client'
import type { Config } from './config.ts'
import { type Cache, openCache } from './platform/cache/cache.ts'
import { type Db, openDb } from './platform/db/db.ts'
import { openPool, type PrimaryPool } from './platform/db/pool.ts'
import { type Log, openLog } from './platform/log/log.ts'
import { type MailSender, openMail } from './platform/mail/mail.ts'
import { openMetrics } from './platform/metrics/metrics.ts'
import { type GeoLocator, openPlaces } from './platform/place/places.ts'
import { openSecret, type Secret } from './platform/secret/secret.ts'
import type { SmsCarrier } from './platform/sms/carrier.ts'
import { openSms } from './platform/sms/sms.ts'
import { openStorage, type Storage } from './platform/storage/storage.ts'
import type { Wiring } from './platform/wiring.ts'

/** Connections and settings of the process, opened once and passed to everything that needs them. */
export interface Platform {
  config: Config
  log: Log
  pool: PrimaryPool
  db: Db
  cache: Cache
  storage: Storage
  secret: Secret
  mail: MailSender
  /** Null where the operator chose no carrier. */
  sms: SmsCarrier | null
  places: GeoLocator
  metrics: Registry
  wiring: Wiring
  /** Set by SIGTERM: /readyz then sends new visitors elsewhere while requests under way finish. */
  state: { draining: boolean }
}

export async function openPlatform(config: Config, wiring: Wiring, log: Log = openLog(config)): Promise<Platform> {
  const pool = openPool(config, log)
  const db = openDb(pool)
  const metrics = openMetrics(pool)
  const cache = openCache(config, log)
  const storage = openStorage(config)
  const secret = openSecret(config)
  const mail = openMail(config)
  const sms = openSms(config)
  const places = openPlaces()
  return {
    config,
    log,
    pool,
    db,
    cache,
    storage,
    secret,
    mail,
    sms,
    places,
    metrics,
    wiring,
    state: { draining: false },
  }
}

export async function closePlatform({ pool, cache, storage, mail }: Platform): Promise<void> {
  cache.close()
  storage.close()
  mail.close()
  await pool.end()
}
