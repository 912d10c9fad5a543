import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyTemplate, createDatabase, type DatabaseSettings, querySql } from '../test/database.ts'
import { readConfig } from './config.ts'
import { prepareDatabase } from './migrate.ts'
import { openLog } from './platform/log/log.ts'

const log = openLog({ LOG_LEVEL: 'silent' })

async function givenEmptyDatabase() {
  const database = await createDatabase(
    `atrium_test_${Math.floor(Date.now() / 1000)}_${randomBytes(4).toString('hex')}`,
  )
  onTestFinished(database.drop)
  return database
}

function runMigrate(settings: DatabaseSettings, ...words: string[]) {
  const file = join(import.meta.dirname, 'migrate.ts')
  return spawnSync(process.execPath, [file, ...words], { encoding: 'utf8', env: { ...process.env, ...settings } })
}

test('npm run migrate lists with --dry-run what it then applies, and grants the portal its rights', async () => {
  const { settings, url, ownerUrl } = await givenEmptyDatabase()

  expect(runMigrate(settings, '--dry-run')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Would apply 0001_account\.sql, .*0042_least_privilege\.sql/),
  })
  expect(await querySql(ownerUrl, `select to_regclass('account') as account`)).toEqual([{ account: null }])

  expect(runMigrate(settings)).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Applied 0001_account\.sql/) })
  expect(runMigrate(settings, '--dry-run').stdout).toBe('The database is up to date\n')
  expect(await querySql(url, 'select count(*)::int as jobs from pgboss.job')).toEqual([{ jobs: 0 }])
})

test('with MIGRATE_ON_START off the start refuses a database that lacks migrations, and applies none', async () => {
  const { settings, url } = await givenEmptyDatabase()
  const config = readConfig({ ...process.env, ...settings, MIGRATE_ON_START: 'off' })

  await expect(prepareDatabase({ config, log })).rejects.toThrow(
    /lacks \d+ migrations, from 0001_account.*npm run migrate/,
  )
  expect(await querySql(url, `select to_regclass('account') as account`)).toEqual([{ account: null }])
})

test('with MIGRATE_ON_START off the start needs no owner', async () => {
  const { url, drop } = await copyTemplate()
  onTestFinished(drop)
  const settings = { DATABASE_URL: url, DATABASE_OWNER_URL: '', MIGRATE_ON_START: 'off' }

  await expect(prepareDatabase({ config: readConfig({ ...process.env, ...settings }), log })).resolves.toBeUndefined()
})

test('an installation with one role migrates as before', async () => {
  const { ownerUrl } = await givenEmptyDatabase()
  const config = readConfig({ ...process.env, DATABASE_URL: ownerUrl, DATABASE_OWNER_URL: '' })

  await prepareDatabase({ config, log })

  expect(await querySql(ownerUrl, 'select count(*)::int as accounts from account')).toEqual([{ accounts: 0 }])
})
