/**
 * npm run restore -- --to TIME|latest [--into FOLDER] [--force] [--practice --port N] [--start COMMAND] [--sizes-only] [--json]
 *   The database as it was at TIME (ISO 8601 with a time zone), restored by pgBackRest into FOLDER (PGBACKREST_PG1_PATH
 *   by default) and started; then the objects as they were at that moment; then both are compared.
 *   --force       stop the server that runs on FOLDER, and write over what lies there
 *   --practice    beside the server in use, on a port of its own: archives nothing, changes no object
 *   --start       the command that starts the server where its settings lie elsewhere: 'pg_ctlcluster 15 main start'
 *   --sizes-only  compare sizes of objects, not their contents
 * Stop the portal first. Settings are those of the portal, and PGBACKREST_… as in deploy/backup/backup.env.
 */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compareFiles } from '@atrium/server/areas/file/sweep/sweep.check'
import { checkContents } from '@atrium/server/areas/file/sweep/sweep.check-content'
import { type Config, readConfig } from '@atrium/server/config'
import { addressesOf } from '@atrium/server/platform/db/addresses'
import { type Db, openDb } from '@atrium/server/platform/db/db'
import { openPool } from '@atrium/server/platform/db/pool'
import { openLog } from '@atrium/server/platform/log/log'
import { openStorage, type Storage } from '@atrium/server/platform/storage/storage'
import { openVersions } from '@atrium/server/platform/storage/versions'
import { sql } from 'kysely'
import { findServer, isAnswering, reloadServer, startServer, stopServer, waitForPromotion } from './backup/database.ts'
import { changedSettings, manifestNote, readManifest } from './backup/manifest.ts'
import { restoreObjects } from './backup/objects.ts'
import { openPgBackRest } from './backup/pgbackrest.ts'
import { type BackupReport, printReport } from './backup/report.ts'

interface RestoreOptions {
  to: Date | 'latest'
  into: string
  port: number | undefined
  start: string | undefined
  isForced: boolean
  isPractice: boolean
  comparesContents: boolean
}

const pgBackRest = openPgBackRest(process.env)
const { options, asJson } = readOptions()
printReport(await restore(readConfig(process.env), options), asJson)

async function restore(config: Config, wanted: RestoreOptions): Promise<BackupReport> {
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  const backup = await findBackup(wanted.to)
  const newestWalAt = await pgBackRest.newestWalAt()
  const databaseUrl = addressOf(config, wanted.port)
  const isDelta = await stopOthers(wanted, databaseUrl)

  await pgBackRest.restore({ ...wanted, isDelta })
  const fetched_seconds = seconds()
  const log = join(wanted.into, 'restore.log')
  await startServer(wanted.into, { ...wanted, log })
  const replayedTo = (await waitForPromotion(databaseUrl, wanted.into, log)) ?? backup.ended_at
  if (!wanted.isPractice) await beginTimeline(wanted.into)
  const database_seconds = seconds()

  const { db, storage, close } = openRestored(config, databaseUrl)
  const versions = openVersions(config)
  try {
    // 'latest' ends with the last transaction that was archived; a time may lie between two.
    const at = wanted.to === 'latest' ? replayedTo : wanted.to
    const objects = await restoreObjects({ db, versions }, { at, isPractice: wanted.isPractice })
    const objects_seconds = seconds()
    const manifest = readManifest(await pgBackRest.readNote(backup.label, manifestNote))
    const verified = wanted.isPractice ? null : await verify({ db, storage }, wanted.comparesContents)
    const changed = manifest ? changedSettings(manifest, process.env) : []

    return {
      is_good: objects.lost.length === 0 && (verified?.problems.length ?? 0) === 0,
      notes: [
        ...(verified?.problems ?? []),
        ...objects.lost.map((key) => `No version of object ${key} holds anything.`),
        ...(manifest ? [] : [`Backup ${backup.label} has no manifest: it was not made by npm run backup.`]),
        ...(changed.length > 0 ? [`Settings that are not as they were at the backup: ${changed.join(', ')}`] : []),
        ...(wanted.isPractice ? [] : ['Make a full backup now, then start the portal.']),
      ],
      figures: {
        backup: backup.label,
        restored_to: at.toISOString(),
        last_transaction_at: replayedTo.toISOString(),
        newest_wal_at: newestWalAt?.toISOString() ?? 'none',
        left_out_seconds: Math.max(0, ((newestWalAt?.getTime() ?? 0) - at.getTime()) / 1000),
        fetched_seconds,
        database_seconds,
        objects_seconds,
        seconds: seconds(),
        ...(await countRows(db)),
        objects: objects.known,
        objects_undeleted: objects.undeleted,
        objects_copied: objects.copied,
        objects_unknown: objects.unknown,
        contents_compared: verified?.compared ?? 0,
      },
    }
  } finally {
    versions.close()
    await close()
  }
}

/** The newest backup that had ended by then, which is the one that pgBackRest takes. */
async function findBackup(to: Date | 'latest') {
  const backups = await pgBackRest.listBackups()
  const found = backups.findLast(({ ended_at }) => to === 'latest' || ended_at <= to)
  if (!found) throw new Error('No backup is that old.')
  return found
}

/** True if data lie there that may be written over. */
async function stopOthers({ into, isForced }: RestoreOptions, databaseUrl: string): Promise<boolean> {
  const content = await readdir(into).catch(() => [])
  const isRunning = (await findServer(into)) !== null
  if (isRunning && !isForced) throw new Error(`A server runs on ${into}. --force stops it and writes over its data.`)
  if (content.length > 0 && !isForced) throw new Error(`${into} is not empty. --force writes over it.`)
  if (isRunning) await stopServer(into)
  // It would be taken for the restored one, and objects would be put back for it.
  if (await isAnswering(databaseUrl))
    throw new Error('Another server answers at DATABASE_URL. Stop it, or use --practice.')
  return content.length > 0
}

/**
 * After a recovery PostgreSQL was seen to close no segment by archive_timeout for over a minute, it seems until its
 * checkpointer wakes up. And while the repository has no segment of the new timeline, another restore to the newest
 * would replay what this one has left out.
 */
async function beginTimeline(data: string) {
  await reloadServer(data)
  await pgBackRest.checkArchiving()
}

function addressOf({ DATABASE_URL }: Config, port: number | undefined): string {
  const [address] = addressesOf(DATABASE_URL)
  if (port === undefined) return address
  const url = new URL(address)
  url.host = `127.0.0.1:${port}`
  return url.href
}

/** With more patience than the portal has: nobody waits for a page. */
function openRestored(config: Config, DATABASE_URL: string) {
  const log = openLog({ LOG_LEVEL: 'warn' }, process.stderr)
  const pool = openPool(
    { ...config, DATABASE_URL, DATABASE_CONNECT_TIMEOUT: 10_000, DATABASE_STATEMENT_TIMEOUT: 3_600_000 },
    log,
  )
  const storage = openStorage({ ...config, S3_TIMEOUT: 30_000 })
  return {
    db: openDb(pool),
    storage,
    async close() {
      storage.close()
      await pool.end()
    },
  }
}

async function verify({ db, storage }: { db: Db; storage: Storage }, comparesContents: boolean) {
  const log = openLog({ LOG_LEVEL: 'error' }, process.stderr)
  const counts = await compareFiles({ db, storage, log })
  const contents = comparesContents ? await checkContents({ db, storage }) : null
  return {
    compared: contents?.checked ?? 0,
    problems: [
      ...(counts.missing > 0 ? [`${counts.missing} rows have no object.`] : []),
      ...(counts.other_size > 0 ? [`${counts.other_size} objects have another size than their rows say.`] : []),
      ...(contents?.wrong ?? []).map((key) => `Object ${key} is not what its row says.`),
    ],
  }
}

/** Exact where it matters; of all rows the planner's estimate, because counting a hundred million takes minutes. */
async function countRows(db: Db) {
  const { rows } = await sql<{ files: number; tables: number; rows_estimated: number; database_bytes: number }>`
    select (select count(*) from file) as files, count(*) as tables,
      sum(greatest(reltuples, 0))::float8 as rows_estimated, pg_database_size(current_database()) as database_bytes
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db)
  return rows[0]
}

function readOptions(): { options: RestoreOptions; asJson: boolean } {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const { values } = parseArgs({
    options: {
      to: text,
      into: text,
      port: text,
      start: text,
      force: flag,
      practice: flag,
      'sizes-only': flag,
      json: flag,
    },
  })
  const into = values.into ?? process.env.PGBACKREST_PG1_PATH
  if (!into) throw new Error('--into or PGBACKREST_PG1_PATH names the folder of the data.')
  if (values.practice !== (values.port !== undefined))
    throw new Error('--practice and --port belong together: the usual port is in use.')
  return {
    options: {
      to: readTime(values.to ?? ''),
      into,
      port: values.port === undefined ? undefined : Number(values.port),
      start: values.start,
      isForced: values.force,
      isPractice: values.practice,
      comparesContents: !values['sizes-only'],
    },
    asJson: values.json,
  }
}

/** Without a time zone a time would mean something else on another machine. */
function readTime(text: string): Date | 'latest' {
  if (text === 'latest') return 'latest'
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text) || Number.isNaN(Date.parse(text)))
    throw new Error("--to is 'latest' or a time like 2026-11-18T03:00:00Z.")
  return new Date(text)
}
