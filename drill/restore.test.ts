/** Fault 26: a database and objects that are gone, brought back by `npm run backup` and `npm run restore`. */
import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readConfig } from '@atrium/server/config'
import { addressesOf } from '@atrium/server/platform/db/addresses'
import { openStorage } from '@atrium/server/platform/storage/storage'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { stopServer } from '../scripts/backup/database.ts'
import { removeVersionedBucket, startBackupRepository } from './backup-repository.ts'
import { givenPerson } from './given-person.ts'
import { startOwnPostgres } from './own-services.ts'
import { type DrillPortal, freePort, openPortal, querySql } from './portal.ts'
import { loadDemoContent } from './portal-with-content.ts'
import { report } from './report.ts'
import { countRows, snapshotObjects, snapshotTables } from './snapshot.ts'
import { hashOf, uploadFile } from './uploader.ts'

const run = promisify(execFile)
const repository = join(import.meta.dirname, '..')
const archiveSeconds = 10
const name = `drill-restore-${randomBytes(4).toString('hex')}`
const postgres = await startOwnPostgres()
const [DATABASE_URL] = addressesOf(postgres.url)
const [DATABASE_OWNER_URL] = addressesOf(postgres.ownerUrl)
const portalSettings = { DATABASE_URL, DATABASE_OWNER_URL, S3_BUCKET: name, S3_PREFIX: '' }
const storage = openStorage(readConfig({ ...process.env, ...portalSettings, S3_TIMEOUT: '10000' }))
let backups: Awaited<ReturnType<typeof startBackupRepository>>
let portal: DrillPortal
let person: Awaited<ReturnType<typeof givenPerson>>

beforeAll(async () => {
  await storage.ensureBucket()
  backups = await startBackupRepository({ postgres, bucket: `${name}-backup`, archiveSeconds })
  await loadDemoContent({ ...process.env, ...portalSettings })
  person = await givenPerson(DATABASE_URL)
  portal = await openPortal(portalSettings)
}, 180_000)

afterAll(async () => {
  await portal?.close()
  await postgres.wipe()
  await backups?.remove()
  storage.close()
  await removeVersionedBucket(name)
}, 60_000)

const size = 300_000
const upload = (file_name: string) =>
  uploadFile({ port: portal.port, token: person.token, file_name, size, kind: 'installer', sideBySide: 1 })

test('a dropped table, deleted and overwritten objects and a lost server: everything is as it was at the moment before', {
  timeout: 300_000,
}, async () => {
  const before = await upload('before the backup.bin')
  const backup = await callScript('backup', '--type', 'full')
  const after = await upload('after the backup.bin')
  await untilReady(before.file_id, after.file_id)
  await portal.close()
  const tables = await snapshotTables(DATABASE_OWNER_URL)
  const objects = await snapshotObjects(storage)
  const moment = await postgres.query('select clock_timestamp()')

  await haveAccident([await keyOf(before.file_id), await keyOf(after.file_id)])
  await archiveEverything()
  const check = await callScript('backup', '--check')
  const strictCheck = callScript('backup', '--check', '--wal-minutes', '0')
  await expect(strictCheck).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('segment is too old') })
  await postgres.destroy()
  const restored = await callScript('restore', '--to', new Date(moment).toISOString())

  expect(await snapshotTables(DATABASE_OWNER_URL)).toEqual(tables)
  expect(await snapshotObjects(storage)).toMatchObject(objects)
  expect(restored).toMatchObject({ is_good: true, objects_copied: 1 })
  expect(check).toMatchObject({ is_good: true, label: backup.label })
  portal = await openPortal(portalSettings)
  for (const [file_name, { file_id }] of Object.entries({
    'before the backup.bin': before,
    'after the backup.bin': after,
  }))
    expect(await downloadHash(file_id)).toBe(hashOf(file_name, size))
  report('fault 26: restore to a moment', {
    backup_seconds: Number(backup.seconds),
    database_mb: Number(backup.database_bytes) / 1024 ** 2,
    repository_mb: Number(backup.repository_bytes) / 1024 ** 2,
    restore_seconds: Number(restored.seconds),
    fetched_seconds: Number(restored.fetched_seconds),
    database_seconds: Number(restored.database_seconds),
    objects_seconds: Number(restored.objects_seconds),
    tables: Object.keys(tables).length,
    rows: countRows(tables),
    objects: Object.keys(objects).length,
    undeleted: Number(restored.objects_undeleted),
    contents_compared: Number(restored.contents_compared),
  })
})

test('a server that is lost while it is written to comes back but for what was not archived yet', {
  timeout: 300_000,
}, async () => {
  const acknowledged: { file_id: number; at: number }[] = []
  const until = Date.now() + 2.5 * archiveSeconds * 1000
  while (Date.now() < until) {
    const { file_id } = await upload(`upload ${acknowledged.length}.bin`)
    acknowledged.push({ file_id, at: Date.now() })
  }

  await postgres.destroy()
  const destroyedAt = Date.now()
  await portal.close()
  const restored = await callScript('restore', '--to', 'latest')

  const rows = await querySql(DATABASE_URL, 'select file_id::int from file')
  const kept = new Set(rows.map(({ file_id }) => file_id))
  const lost = acknowledged.filter(({ file_id }) => !kept.has(file_id))
  const lostSeconds = lost[0] ? (destroyedAt - lost[0].at) / 1000 : 0
  report('fault 26: restore to the newest', {
    acknowledged: acknowledged.length,
    lost: lost.length,
    lost_seconds: lostSeconds,
    archive_timeout: archiveSeconds,
    restore_seconds: Number(restored.seconds),
  })
  expect(restored).toMatchObject({ is_good: true })
  // What is lost is the end, without gaps.
  expect(lost).toEqual(acknowledged.slice(acknowledged.length - lost.length))
  expect(lost.length).toBeLessThan(acknowledged.length)
  expect(lostSeconds).toBeLessThan(2 * archiveSeconds)
})

test('a practice runs beside the server in use and changes no object', { timeout: 120_000 }, async () => {
  const objects = await snapshotObjects(storage)
  const [key = ''] = Object.keys(objects)
  await storage.remove(key)
  const into = join(postgres.folder, 'practice')
  const port = await freePort()

  const practised = await callScript('restore', '--to', 'latest', '--practice', '--into', into, '--port', String(port))

  await stopServer(into)
  expect(practised).toMatchObject({ is_good: true, objects_undeleted: 1 })
  expect(await storage.head(key)).toBeNull()
  report('fault 26: practice', { seconds: Number(practised.seconds) })
})

test('a restore does not touch a server in use unless it is forced to', async () => {
  const elsewhere = join(postgres.folder, 'elsewhere')

  await expect(callScript('restore', '--to', 'latest')).rejects.toThrow('--force')
  await expect(callScript('restore', '--to', 'latest', '--into', elsewhere)).rejects.toThrow('Another server answers')

  expect(await postgres.query('select 1')).toBe('1')
})

test('a restore to a moment that was never archived fails and says why', { timeout: 120_000 }, async () => {
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
  const into = join(postgres.folder, 'too-late')
  const port = await freePort()

  const restoring = callScript('restore', '--to', inAnHour, '--practice', '--into', into, '--port', String(port))

  await expect(restoring).rejects.toThrow('recovery ended before configured recovery target was reached')
})

/** As an operator calls it. */
async function callScript(script: 'backup' | 'restore', ...words: string[]): Promise<Record<string, unknown>> {
  const env = { ...process.env, ...portalSettings, ...backups.environment }
  const { stdout } = await run(process.execPath, [`scripts/${script}.ts`, '--json', ...words], { cwd: repository, env })
  return JSON.parse(stdout)
}

/** All in the order of a bad day: rows first, then objects, one of them replaced by something of the same size. */
async function haveAccident([overwritten = '', ...deleted]: string[]) {
  await querySql(DATABASE_OWNER_URL, 'drop table file cascade')
  await storage.put(overwritten, randomBytes(size), { size, content_type: 'application/octet-stream' })
  const others = (await storage.list('')).map(({ key }) => key).filter((key) => key !== overwritten)
  for (const key of new Set([...deleted, ...others.slice(0, 20)])) await storage.remove(key)
}

/** As after a minute in production: the segment with the accident is in the repository. */
async function archiveEverything() {
  const segment = await postgres.query('select pg_walfile_name(pg_switch_wal())')
  await vi.waitFor(
    async () => expect(await postgres.query('select last_archived_wal from pg_stat_archiver')).toBe(segment),
    { timeout: 30_000, interval: 200 },
  )
}

async function keyOf(file_id: number) {
  const [row] = await querySql(
    DATABASE_URL,
    'select object_key from file join blob using (blob_id) where file_id = $1',
    [file_id],
  )
  return String(row?.object_key)
}

async function untilReady(...file_ids: number[]) {
  await vi.waitFor(
    async () => {
      const rows = await querySql(
        DATABASE_URL,
        `select from file join blob using (blob_id) where file_id = any($1) and state = 'ready'`,
        [file_ids],
      )
      expect(rows).toHaveLength(file_ids.length)
    },
    { timeout: 60_000, interval: 200 },
  )
}

async function downloadHash(file_id: number) {
  const { authorization } = person
  const { text } = await portal.post(`/api/files/${file_id}/address`, {}, { authorization })
  const { code, data } = JSON.parse(text) as { code: number; data: { address: string } }
  if (code !== 0) throw new Error(`no address for file ${file_id}: ${text}`)
  const response = await fetch(new URL(data.address, `http://127.0.0.1:${portal.port}`))
  return createHash('sha256')
    .update(Buffer.from(await response.arrayBuffer()))
    .digest('hex')
}
