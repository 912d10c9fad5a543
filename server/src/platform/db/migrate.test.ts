import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createDatabase, type DatabaseSettings } from '../../../test/database.ts'
import { listMissingMigrations, migrate } from './migrate.ts'

async function ask({ DATABASE_OWNER_URL }: DatabaseSettings, text: string) {
  const client = new pg.Client({ connectionString: DATABASE_OWNER_URL })
  await client.connect()
  return client.query(text).finally(() => client.end())
}

async function givenEmptyDatabase() {
  const name = `atrium_test_${Math.floor(Date.now() / 1000)}_${randomBytes(4).toString('hex')}`
  const { settings, drop } = await createDatabase(name)
  onTestFinished(drop)
  return settings
}

async function givenMigrations(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return folder
}

test('of four processes that start together one migrates, and all four start', async () => {
  const database = await givenEmptyDatabase()

  const exits = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const child = spawn(process.execPath, [join(import.meta.dirname, '../../migrate.ts')], {
        env: { ...process.env, ...database },
      })
      let output = ''
      child.stdout.on('data', (text) => {
        output += text
      })
      const [code] = await once(child, 'exit')
      return { code, applied: output.startsWith('Applied') }
    }),
  )

  expect(exits.map(({ code }) => code)).toEqual([0, 0, 0, 0])
  expect(exits.filter(({ applied }) => applied)).toHaveLength(1)
})

test('what would be applied is listed without being applied', async () => {
  const database = await givenEmptyDatabase()
  const from = await givenMigrations({ '0001_first.sql': 'create table a ()', '0002_second.sql': 'create table b ()' })

  expect(await listMissingMigrations(database.DATABASE_URL, from)).toEqual(['0001_first.sql', '0002_second.sql'])
  await migrate(database, { from: await givenMigrations({ '0001_first.sql': 'create table a ()' }) })
  expect(await listMissingMigrations(database.DATABASE_OWNER_URL, from)).toEqual(['0002_second.sql'])
  expect((await ask(database, `select to_regclass('b') as b`)).rows).toEqual([{ b: null }])
})

test('a migration that was changed after it ran is refused by name', async () => {
  const database = await givenEmptyDatabase()
  await migrate(database, { from: await givenMigrations({ '0001_first.sql': 'create table a ()' }) })

  const changed = migrate(database, { from: await givenMigrations({ '0001_first.sql': 'create table b ()' }) })

  await expect(changed).rejects.toThrow(/never change once applied.*0001_first\.sql/s)
})

test('a migration that fails leaves nothing of itself, and the ones before it stay', async () => {
  const database = await givenEmptyDatabase()
  const from = await givenMigrations({
    '0001_good.sql': 'create table good ()',
    '0002_bad.sql': 'create table half (); select nonsense',
  })

  await expect(migrate(database, { from })).rejects.toThrow(/0002_bad\.sql failed: column "nonsense"/)

  const { rows } = await ask(database, `select to_regclass('good') is not null as good, to_regclass('half') as half`)
  expect(rows).toEqual([{ good: true, half: null }])
  await writeFile(join(from, '0002_bad.sql'), 'create table whole ()')
  expect(await migrate(database, { from })).toEqual(['0002_bad.sql'])
})

test('an index is built beside running writes, even while other processes wait for their turn', async () => {
  const database = await givenEmptyDatabase()
  const from = await givenMigrations({
    '0001_table.sql': 'create table a (b int)',
    '0002_index.sql':
      '-- no transaction\ncreate index concurrently a_b on a (b);\ncreate index concurrently a_b2 on a (b);\n',
  })

  const applied = await Promise.all([1, 2, 3].map(() => migrate(database, { from })))

  expect(applied.flat().sort()).toEqual(['0001_table.sql', '0002_index.sql'])
})

test('a migration that waits for a lock lets readers pass, and goes on when the lock is free', async () => {
  const database = await givenEmptyDatabase()
  const from = await givenMigrations({ '0001_table.sql': 'create table a (b int)' })
  await migrate(database, { from })
  await writeFile(join(from, '0002_column.sql'), 'alter table a add column c int')
  const holder = await givenLock(database, 'a')

  const migrated = migrate(database, { from, lockTimeout: 200 })
  await expect.poll(async () => (await ask(database, 'select from pg_locks where not granted')).rowCount).toBe(1)
  expect((await ask(database, 'select * from a')).rowCount, 'a reader who comes after the migration').toBe(0)
  await holder.query('commit')

  expect(await migrated).toEqual(['0002_column.sql'])
})

test('a migration that never gets its lock ends after some attempts, and leaves nothing of itself', async () => {
  const database = await givenEmptyDatabase()
  const from = await givenMigrations({ '0001_table.sql': 'create table a (b int)' })
  await migrate(database, { from })
  await writeFile(join(from, '0002_column.sql'), 'create table half (); alter table a add column c int')
  await givenLock(database, 'a')

  const migrated = migrate(database, { from, lockTimeout: 50, attempts: 2 })

  await expect(migrated).rejects.toThrow(/0002_column\.sql failed: canceling statement due to lock timeout/)
  expect((await ask(database, `select to_regclass('half') as half`)).rows).toEqual([{ half: null }])
})

/** Somebody's transaction that has read a table and is not over. */
async function givenLock({ DATABASE_OWNER_URL }: DatabaseSettings, table: string) {
  const holder = new pg.Client({ connectionString: DATABASE_OWNER_URL })
  await holder.connect()
  onTestFinished(() => holder.end())
  await holder.query(`begin; select from ${table}`)
  return holder
}

test('a file that is not named like a migration stops the start', async () => {
  const from = await givenMigrations({ 'quick fix.sql': '' })

  await expect(migrate({ DATABASE_URL: 'postgres://nobody@127.0.0.1/none' }, { from })).rejects.toThrow(
    'not quick fix.sql',
  )
})
