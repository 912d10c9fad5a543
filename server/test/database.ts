import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { withDatabase } from '../src/platform/db/addresses.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { openPool } from '../src/platform/db/pool.ts'
import { installJobs } from '../src/platform/job/install.ts'
import { openLog } from '../src/platform/log/log.ts'
import { jobs } from '../src/worker.ts'
import { dropDatabase } from './drop-database.ts'

const migrations = join(import.meta.dirname, '../migrations')
const lock = 7_300_002
const databaseUrl = process.env.DATABASE_URL ?? ''

/** A migrated database to copy from, made once for each state of the migrations. Its comment says when it was last wanted. */
export async function prepareTemplate(): Promise<void> {
  await asOwner(async (client) => {
    await client.query('select pg_advisory_lock($1)', [lock])
    await sweep(client)
    const { rowCount } = await client.query('select from pg_database where datname = $1 and datistemplate', [
      template(),
    ])
    if (!rowCount) await makeTemplate(client)
    await client.query(`comment on database ${template()} is '${new Date().toISOString()}'`)
  })
}

async function makeTemplate(client: pg.Client) {
  await dropDatabase(databaseUrl, template())
  await client.query(`create database ${template()}`)
  await migrate(withDatabase(databaseUrl, template()))
  await withQueues(withDatabase(databaseUrl, template()))
  // Only a finished one is marked: a run that was stopped half-way leaves nothing that others would trust.
  await client.query(`alter database ${template()} is_template true`)
}

/** An own database, in about half a second. */
export async function copyTemplate(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `atrium_test_${Math.floor(Date.now() / 1000)}_${randomBytes(4).toString('hex')}`
  await asOwner((client) => client.query(`create database ${name} template ${template()} strategy file_copy`))
  return {
    url: withDatabase(databaseUrl, name),
    drop: () => dropDatabase(databaseUrl, name),
  }
}

async function withQueues(DATABASE_URL: string) {
  const settings = {
    DATABASE_URL,
    DATABASE_POOL: 2,
    DATABASE_CONNECT_TIMEOUT: 5_000,
    DATABASE_STATEMENT_TIMEOUT: 20_000,
  }
  const pool = openPool(settings, openLog({ LOG_LEVEL: 'silent' }))
  await installJobs(pool, jobs)
  await pool.end()
}

function template() {
  const hash = createHash('sha256')
  for (const { name, cron, retry, time_limit } of jobs) hash.update(JSON.stringify([name, cron, retry, time_limit]))
  for (const name of readdirSync(migrations).sort()) hash.update(name).update(readFileSync(join(migrations, name)))
  return `atrium_template_${hash.digest('hex').slice(0, 12)}`
}

/** What runs that were killed left behind: an hour is longer than any run. */
async function sweep(client: pg.Client) {
  const { rows } = await client.query<{ datname: string; datistemplate: boolean }>(
    `select datname, datistemplate from pg_database
     where datname ~ '^atrium_test_\\d+_' and split_part(datname, '_', 3)::bigint < extract(epoch from now()) - 3600
        or datistemplate and datname ~ '^atrium_template_' and datname <> $1
           and shobj_description(oid, 'pg_database')::timestamptz < now() - interval '1 hour'`,
    [template()],
  )
  for (const { datname, datistemplate } of rows) {
    if (datistemplate) await client.query(`alter database ${datname} is_template false`)
    await dropDatabase(databaseUrl, datname)
  }
}

async function asOwner<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
