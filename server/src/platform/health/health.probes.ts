import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { z } from 'zod'
import type { Platform } from '../../platform.ts'
import { runSandboxed } from '../convert/sandbox.ts'
import { inWorkFolder } from '../convert/work-folder.ts'
import { typedSql } from '../db/typed-sql.ts'
import { readDepths } from '../job/job.metrics.ts'
import type { PartName, PartState, ProbeResult } from './health.probe.ts'
import { knock } from './health.ts'

const askDatabaseRow = z.object({ connections: z.number(), most: z.number(), size: z.number() })

const replicasLagRow = z.object({ replicas: z.number(), lag: z.number() })

const sentFailedRow = z.object({ sent: z.number(), failed: z.number() })

/** How each part is asked. Converters and disk are those of the machine that answers. */
export function probesOf(platform: Platform): Record<PartName, () => Promise<ProbeResult>> {
  const { config, cache, storage, mail, pool } = platform
  const converters = findConverters()
  const jobs = readDepths(pool)
  // The error reaches the caller; this prevents an unhandled rejection.
  for (const shared of [converters, jobs]) shared.catch(() => null)

  return {
    database: () => probeDatabase(platform),
    replicas: () => probeReplicas(platform),
    redis: () => cache.ping().then(works),
    storage: () => storage.ping().then(works),
    scanner: () => knock(config.CLAMD_HOST, config.CLAMD_PORT).then(works),
    mail: () => mail.ping().then(works),
    sms: () => probeSms(platform),
    sandbox: () => converters.then(works),
    office: async () => isThere(await converters, 'soffice'),
    video: async () => isThere(await converters, 'ffmpeg'),
    pdf: async () => isThere(await converters, 'pdftoppm'),
    queue: async () => judgeQueue(await jobs),
    dead_jobs: async () => {
      const dead = sum((await jobs).map((job) => job.dead))
      return { state: dead > 0 ? 'attention' : 'works', figures: { dead } }
    },
    disk: probeDisk,
  }
}

function works(): ProbeResult {
  return {}
}

async function probeDatabase({ db }: Platform): Promise<ProbeResult> {
  const { rows } = await typedSql(askDatabaseRow)`
    select (select count(*) from pg_stat_activity where backend_type = 'client backend')::int as connections,
      current_setting('max_connections')::int as most, pg_database_size(current_database()) as size
    from schema_migration limit 1`.execute(db)
  const [{ connections, most, size } = { connections: 0, most: 1, size: 0 }] = rows
  return { state: connections > most * 0.9 ? 'attention' : 'works', figures: { connections, most, size } }
}

/** Expects as many as DATABASE_URL names besides the primary. Others are reported but not required. */
async function probeReplicas({ db, config }: Platform): Promise<ProbeResult> {
  const { rows } = await typedSql(replicasLagRow)`
    select count(*)::int as replicas, coalesce(max(extract(epoch from replay_lag)), 0)::float8 as lag
    from pg_stat_replication where state = 'streaming'`.execute(db)
  const [{ replicas, lag } = { replicas: 0, lag: 0 }] = rows
  const expected = config.DATABASE_URL.split(',').length - 1
  if (replicas === 0 && expected === 0) return { state: 'not_set_up' }
  const state: PartState = replicas === 0 ? 'down' : replicas < expected || lag > 30 ? 'attention' : 'works'
  return { state, figures: { replicas, expected, lag: Math.round(lag * 10) / 10 } }
}

const sample = 20

/** A carrier cannot be asked without sending: what became of the newest messages of a day tells. */
async function probeSms({ db, sms }: Platform): Promise<ProbeResult> {
  if (!sms) return { state: 'not_set_up' }
  const { rows } = await typedSql(sentFailedRow)`
    select (count(*) filter (where state = 'sent'))::int as sent, (count(*) filter (where state = 'failed'))::int as failed
    from (
      select state from message where channel = 'sms' and created_at > now() - interval '1 day'
      order by created_at desc, message_id desc limit ${sample}) as newest`.execute(db)
  const [{ sent, failed } = { sent: 0, failed: 0 }] = rows
  const state: PartState = failed === 0 ? 'works' : sent === 0 ? 'down' : 'attention'
  return { state, figures: { provider: sms.name, sent, failed } }
}

/** The names of those the sandbox finds. */
async function findConverters(): Promise<Set<string>> {
  const names = ['soffice', 'ffmpeg', 'pdftoppm']
  const look = names.map((name) => `command -v ${name} > /dev/null && echo ${name}`).join('; ')
  const allowance = { seconds: 2, megabytes: 512, signal: AbortSignal.timeout(2_000) }
  const output = await inWorkFolder((folder) => runSandboxed(folder, ['sh', '-c', `${look}; true`], allowance))
  return new Set(output.split('\n').filter(Boolean))
}

function isThere(found: Set<string>, program: string): ProbeResult {
  if (!found.has(program)) throw new Error(`${program} is not installed`)
  return { figures: { program } }
}

function judgeQueue(jobs: Awaited<ReturnType<typeof readDepths>>): ProbeResult {
  const oldest = Math.round(Math.max(0, ...jobs.map((job) => job.oldest)))
  const figures = { waiting: sum(jobs.map((job) => job.waiting)), running: sum(jobs.map((job) => job.running)), oldest }
  return { state: oldest > 600 ? 'down' : oldest > 60 ? 'slow' : 'works', figures }
}

/** Where files are converted: without room there no file becomes ready. */
async function probeDisk(): Promise<ProbeResult> {
  const { bavail, blocks, bsize } = await statfs(tmpdir())
  const share = bavail / blocks
  return {
    state: share < 0.02 ? 'down' : share < 0.1 ? 'attention' : 'works',
    figures: { free: bavail * bsize, size: blocks * bsize },
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
