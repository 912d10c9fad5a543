/**
 * npm run backup [-- --type full|diff|incr] [--keep-days 30] [--json]
 *   Base backup of the database by pgBackRest, then a manifest of what belongs to it: objects, migration, settings. The
 *   database comes first: an object is stored before a row names it and removed after the row has gone, so every row of
 *   the database at any moment has its object among the versions that the bucket keeps.
 * npm run backup -- --check [--backup-hours 26] [--wal-minutes 10] [--json]
 *   How old the newest backup and the newest archived WAL segment are. Ends with 1 if one of them is too old.
 * Settings are those of the portal, and PGBACKREST_… as in deploy/backup/backup.env.
 */
import { parseArgs } from 'node:util'
import { type Config, readConfig, secretSettings } from '@atrium/server/config'
import { openStorage } from '@atrium/server/platform/storage/storage'
import { openVersions } from '@atrium/server/platform/storage/versions'
import { connectPrimary } from './backup/database.ts'
import { type BackupManifest, countObjects, describeSettings, manifestNote } from './backup/manifest.ts'
import { openPgBackRest } from './backup/pgbackrest.ts'
import { type BackupReport, printReport } from './backup/report.ts'

const backupTypes = ['full', 'diff', 'incr'] as const

const { values } = parseArgs({
  options: {
    type: { type: 'string', default: 'full' },
    'keep-days': { type: 'string', default: '30' },
    check: { type: 'boolean', default: false },
    'backup-hours': { type: 'string', default: '26' },
    'wal-minutes': { type: 'string', default: '10' },
    json: { type: 'boolean', default: false },
  },
})

const config = readConfig(process.env)
const pgBackRest = openPgBackRest(process.env)
const versions = openVersions(config)
try {
  printReport(values.check ? await checkBackup() : await backUp(config), values.json)
} finally {
  versions.close()
}

async function backUp(settings: Config): Promise<BackupReport> {
  const type = backupTypes.find((one) => one === values.type)
  if (!type) throw new Error(`--type is one of ${backupTypes.join(', ')}`)
  const began = performance.now()
  const notes = await keepVersions(Number(values['keep-days']))

  await pgBackRest.createStanza()
  await pgBackRest.checkArchiving()
  const backup = await pgBackRest.backUp(type)
  const storage = openStorage({ ...settings, S3_TIMEOUT: 30_000 })
  const manifest: BackupManifest = {
    label: backup.label,
    lsn: backup.lsn,
    migration: await newestMigration(settings),
    ...(await countObjects(storage)),
    ...describeSettings(process.env),
    made_at: new Date().toISOString(),
  }
  storage.close()
  await pgBackRest.writeNote(backup.label, manifestNote, JSON.stringify(manifest))

  return {
    is_good: true,
    notes: [...notes, ...describeSecrets()],
    figures: {
      label: backup.label,
      ended_at: backup.ended_at.toISOString(),
      seconds: (performance.now() - began) / 1000,
      database_bytes: backup.database_bytes,
      repository_bytes: backup.repository_bytes,
      objects: manifest.objects,
      object_bytes: manifest.object_bytes,
      migration: manifest.migration,
      settings_sha256: manifest.settings_sha256,
    },
  }
}

/** Without old versions an object that is deleted today cannot come back tomorrow. */
async function keepVersions(days: number): Promise<string[]> {
  if (!Number.isInteger(days) || days < 1) throw new Error('--keep-days is a number of days')
  const notes: string[] = []
  if (!(await versions.isVersioned())) {
    await versions.enableVersioning()
    notes.push(`Bucket ${config.S3_BUCKET} keeps old versions from now on. What was deleted before is lost.`)
  }
  if ((await versions.daysKept()) !== days) {
    await versions.keepForDays(days)
    notes.push(
      `Versions that were replaced or deleted are kept for ${days} days. Backups older than that lack objects.`,
    )
  }
  return notes
}

function describeSecrets(): string[] {
  const names = Object.entries(secretSettings).filter(([name]) => process.env[name])
  return [
    'No backup holds these secrets. Keep them elsewhere:',
    '  PGBACKREST_REPO1_CIPHER_PASS: without it no backup can be read',
    ...names.map(([name, meaning]) => `  ${name}: if it is lost: ${meaning}`),
  ]
}

async function newestMigration({ DATABASE_URL }: Config): Promise<string> {
  const client = await connectPrimary(DATABASE_URL)
  try {
    const { rows } = await client.query('select max(name) as name from schema_migration')
    return String(rows[0]?.name)
  } finally {
    await client.end()
  }
}

async function checkBackup(): Promise<BackupReport> {
  const newest = (await pgBackRest.listBackups()).at(-1)
  const walAt = await pgBackRest.newestWalAt()
  const isVersioned = await versions.isVersioned()
  const backupHours = hoursSince(newest?.ended_at)
  const walMinutes = hoursSince(walAt) * 60
  const problems = [
    ...(backupHours > Number(values['backup-hours']) ? ['The newest backup is too old, or there is none.'] : []),
    ...(walMinutes > Number(values['wal-minutes']) ? ['The newest archived WAL segment is too old.'] : []),
    ...(newest?.has_errors ? [`Backup ${newest.label} has pages with wrong checksums.`] : []),
    ...(isVersioned ? [] : [`Bucket ${config.S3_BUCKET} keeps no old versions.`]),
  ]
  return {
    is_good: problems.length === 0,
    notes: problems,
    figures: { label: newest?.label ?? 'none', backup_hours: backupHours, wal_minutes: walMinutes },
  }
}

function hoursSince(moment: Date | null | undefined): number {
  return moment ? (Date.now() - moment.getTime()) / 3_600_000 : Number.POSITIVE_INFINITY
}
