import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { readConfig } from '../src/config.ts'
import { openLog } from '../src/platform/log/log.ts'
import { databaseSettings, ownerUrl, withClient } from './database.ts'
import { dropDatabase } from './drop-database.ts'

const server = join(import.meta.dirname, '..')
/** What the state of a new database depends on: migrations, and the queues of the jobs. */
const sources = ['migrations/*.sql', 'src/**/*.jobs.ts', 'src/platform/job/*.ts', 'src/worker.ts']
const lock = 7_300_002

/** A migrated database to copy from, made once for each state of its sources. Its comment says when it was last wanted. */
export async function prepareTemplate(): Promise<void> {
  const name = template()
  process.env.ATRIUM_TEST_TEMPLATE = name
  await withClient(ownerUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [lock])
    await sweep(client, name)
    const { rowCount } = await client.query('select from pg_database where datname = $1 and datistemplate', [name])
    if (!rowCount) await makeTemplate(client, name)
    await client.query(`comment on database ${name} is '${new Date().toISOString()}'`)
  })
}

async function makeTemplate(client: pg.Client, name: string) {
  await dropDatabase(ownerUrl, name)
  await client.query(`create database ${name}`)
  // It imports the whole server: only a template that is not there yet is worth it.
  const { migrateWithJobs } = await import('../src/migrate.ts')
  const config = readConfig({ ...process.env, ...databaseSettings(name), DATABASE_STATEMENT_TIMEOUT: '20000' })
  await migrateWithJobs({ config, log: openLog({ LOG_LEVEL: 'silent' }) })
  // Only a finished one is marked: a run that was stopped half-way leaves nothing that others would trust.
  await client.query(`alter database ${name} is_template true`)
}

function template() {
  const hash = createHash('sha256')
  for (const name of globSync(sources, { cwd: server }).toSorted())
    hash.update(name).update(readFileSync(join(server, name)))
  return `atrium_template_${hash.digest('hex').slice(0, 12)}`
}

/** What runs that were killed left behind: an hour is longer than any run. */
async function sweep(client: pg.Client, current: string) {
  const { rows } = await client.query<{ datname: string; datistemplate: boolean }>(
    `select datname, datistemplate from pg_database
     where datname ~ '^atrium_test_\\d+_' and split_part(datname, '_', 3)::bigint < extract(epoch from now()) - 3600
        or datistemplate and datname ~ '^atrium_template_' and datname <> $1
           and shobj_description(oid, 'pg_database')::timestamptz < now() - interval '1 hour'`,
    [current],
  )
  for (const { datname, datistemplate } of rows) {
    if (datistemplate) await client.query(`alter database ${datname} is_template false`)
    await dropDatabase(ownerUrl, datname)
  }
}
