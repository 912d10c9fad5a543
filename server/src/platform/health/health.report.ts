import { readFileSync } from 'node:fs'
import { partName, type readHealth } from '@atrium/contract/operation/health-management'
import { z } from 'zod'
import type { Platform } from '../../platform.ts'
import { typedSql } from '../db/typed-sql.ts'
import { probe } from './health.probe.ts'
import { probesOf } from './health.probes.ts'

const postgresqlMigrationRow = z.object({ postgresql: z.string(), migration: z.string() })

type HealthReport = z.input<(typeof readHealth)['data']>

/** Every part, asked side by side: the page takes as long as the slowest, and never much longer than two seconds. */
export async function reportHealth(platform: Platform): Promise<HealthReport> {
  const probes = probesOf(platform)
  const [versions, ...parts] = await Promise.all([
    versionsOf(platform),
    ...partName.options.map((name) => probe(name, probes[name])),
  ])
  return { checked_at: new Date().toISOString(), parts, versions }
}

const { version: portal } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

async function versionsOf({ db, cache }: Platform): Promise<HealthReport['versions']> {
  const [database, redis] = await Promise.all([
    within(
      typedSql(postgresqlMigrationRow)`
        select current_setting('server_version') as postgresql, max(name) as migration from schema_migration`
        .execute(db)
        .then(({ rows }) => rows[0]),
    ),
    within(cache.redis.info('server').then((info) => /^(?:redis|valkey)_version:(\S+)/m.exec(info)?.[1])),
  ])
  return {
    portal,
    node: process.versions.node,
    redis: redis ?? null,
    postgresql: database?.postgresql ?? null,
    migration: database?.migration ?? null,
  }
}

/** The timeout of a version query. */
function within<Value>(answer: Promise<Value>): Promise<Value | undefined> {
  const tired = new Promise<undefined>((resolve) => setTimeout(resolve, 2_000, undefined).unref())
  return Promise.race([answer.catch(() => undefined), tired])
}
