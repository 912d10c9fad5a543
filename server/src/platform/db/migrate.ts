import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { addressesOf } from './addresses.ts'
import { findPrimary } from './primary.ts'

const folder = join(import.meta.dirname, '../../../migrations')
const fileName = /^\d{4}_[a-z0-9_]+\.sql$/
const lock = 7_300_001

interface Migration {
  name: string
  text: string
  sha256: string
}

interface DatabaseRoles {
  DATABASE_URL: string
  /** Of the role that owns the tables; without it the portal's own role does. */
  DATABASE_OWNER_URL?: string | undefined
}

interface MigrateOptions {
  from?: string
  /** Runs under the same lock, before rights are granted. */
  afterwards?: () => Promise<void>
  /** How long a statement waits for a lock, in milliseconds, and how often a migration is tried. */
  lockTimeout?: number
  attempts?: number
}

/** Brings the database to the newest form; of many processes that start together one does it, the others wait. */
export async function migrate(roles: DatabaseRoles, options: MigrateOptions = {}): Promise<string[]> {
  const { from = folder, afterwards, lockTimeout = 2_000, attempts = 30 } = options
  const migrations = await readMigrations(from)
  return withPrimary(ownerUrl(roles), async (client) => {
    await takeLock(client)
    await client.query(`create table if not exists schema_migration (
      name text primary key, sha256 text not null, applied_at timestamptz not null default now())`)

    const missing = await missingFrom(client, migrations)
    for (const migration of missing) await applyInTurns(client, migration, { lockTimeout, attempts })
    await afterwards?.()
    await grantToPortal(client, roles, missing.length > 0)
    return missing.map(({ name }) => name)
  })
}

/** What `migrate` would apply. Needs no right but to read, and does not wait for others. */
export async function listMissingMigrations(databaseUrl: string, from = folder): Promise<string[]> {
  const migrations = await readMigrations(from)
  const missing = await withPrimary(databaseUrl, async (client) => {
    const { rows } = await client.query<{ is_new: boolean }>(`select to_regclass('schema_migration') is null as is_new`)
    return rows[0]?.is_new ? migrations : missingFrom(client, migrations)
  })
  return missing.map(({ name }) => name)
}

export function ownerUrl({ DATABASE_URL, DATABASE_OWNER_URL = DATABASE_URL }: DatabaseRoles): string {
  return DATABASE_OWNER_URL
}

async function withPrimary<Result>(databaseUrl: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const addresses = addressesOf(databaseUrl)
  const client = new pg.Client({ connectionString: (await findPrimary(addresses, 5_000)) ?? addresses[0] })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Objects made later get their rights by default privileges, so that this is needed once and after migrations only. */
async function grantToPortal(client: pg.Client, { DATABASE_URL }: DatabaseRoles, isMigrated: boolean) {
  const portal = decodeURIComponent(new URL(addressesOf(DATABASE_URL)[0]).username)
  const { rows } = await client.query<{ is_needed: boolean }>(
    `select $1::name <> current_user and to_regprocedure('grant_to_portal(name)') is not null
       and ($2 or not has_table_privilege($1::name, to_regclass('account')::oid, 'select')
         or not has_schema_privilege($1::name, to_regnamespace('pgboss')::oid, 'usage')) as is_needed`,
    [portal, isMigrated],
  )
  if (rows[0]?.is_needed) await client.query('select grant_to_portal($1)', [portal])
}

async function readMigrations(from: string): Promise<Migration[]> {
  const names = (await readdir(from)).filter((name) => name.endsWith('.sql')).sort()
  const strange = names.filter((name) => !fileName.test(name))
  if (strange.length > 0) throw new Error(`Migrations are named 0001_what_it_does.sql, not ${strange.join(', ')}`)

  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(from, name), 'utf8')
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** Tries again and again instead of waiting inside a statement: `create index concurrently` would wait for that statement. */
async function takeLock(client: pg.Client) {
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [lock])
    if (rows[0].taken) return
    await sleep(50)
  }
}

async function missingFrom(client: pg.Client, migrations: Migration[]) {
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from schema_migration')
  const applied = new Map(rows.map(({ name, sha256 }) => [name, sha256]))

  const edited = migrations.filter(({ name, sha256 }) => applied.has(name) && applied.get(name) !== sha256)
  if (edited.length > 0) {
    const names = edited.map(({ name }) => name).join(', ')
    throw new Error(`Migrations never change once applied. Put the old text back and write a new one: ${names}`)
  }
  return migrations.filter(({ name }) => !applied.has(name))
}

/**
 * A statement that waits for a lock holds back everybody who comes after it, readers too. So it waits for a moment only,
 * lets the others pass, and tries again.
 */
async function applyInTurns(
  client: pg.Client,
  migration: Migration,
  { lockTimeout, attempts }: { lockTimeout: number; attempts: number },
) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await apply(client, migration, lockTimeout)
    } catch (error) {
      if (!isLockTimeout(error as Error) || attempt === attempts) throw error
      await sleep(lockTimeout / 2)
    }
  }
}

function isLockTimeout({ cause }: { cause?: unknown }): boolean {
  return cause instanceof pg.DatabaseError && cause.code === '55P03'
}

async function apply(client: pg.Client, { name, text, sha256 }: Migration, lockTimeout: number) {
  const alone = text.startsWith('-- no transaction')
  try {
    // A concurrent index build waits for older transactions without blocking others.
    await client.query(`set lock_timeout = ${alone ? 0 : lockTimeout}`)
    if (!alone) await client.query('begin')
    for (const statement of alone ? statementsOf(text) : [text]) await client.query(statement)
    await client.query('insert into schema_migration (name, sha256) values ($1, $2)', [name, sha256])
    if (!alone) await client.query('commit')
  } catch (error) {
    if (!alone) await client.query('rollback').catch(() => {})
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}

/** Several statements in one query are one transaction to PostgreSQL, so these go one by one. */
function statementsOf(text: string) {
  return text
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement.replace(/^\s*--.*$/gm, '').trim() !== '')
}
