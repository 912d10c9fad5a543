import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { loadContent } from '@atrium/content/load'
import { readConfig } from '@atrium/server/config'
import { prepareDatabase } from '@atrium/server/migrate'
import { closePlatform, openPlatform } from '@atrium/server/platform'
import { wiring } from '@atrium/server/wiring'
import pg from 'pg'
import { databaseSettings, ownerUrl } from '../server/test/database.ts'
import { dropDatabase } from '../server/test/drop-database.ts'

const root = join(import.meta.dirname, '..')
const sources = ['contract/src/**/*.ts', 'content/src/**/*.ts', 'server/src/**/*.ts', 'server/migrations/*.sql']

/**
 * A database with the demo content, copied from one in which every document and film is converted already. That one is
 * made once a day for each state of the sources: it takes a minute and a half, a copy takes a second. Its comment says when
 * it was last wanted. With ATRIUM_DEMO=latest the one wanted last is taken whatever has changed since, and migrated: for work
 * that changes neither content nor what is read from it.
 */
export async function copyDemoDatabase(environment: NodeJS.ProcessEnv, name: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    const latest = process.env.ATRIUM_DEMO === 'latest' ? await latestTemplate(owner) : undefined
    const template = latest ?? templateName()
    // Two runs at once make it once.
    await owner.query('select pg_advisory_lock(hashtext($1))', [template])
    const { rowCount } = await owner.query('select from pg_database where datname = $1 and datistemplate', [template])
    if (!rowCount) await makeTemplate(owner, environment, template)
    await owner.query(`comment on database ${template} is '${new Date().toISOString()}'`)
    await dropDatabase(ownerUrl, name)
    await owner.query(`create database ${name} template ${template}`)
    if (latest) await migrate({ ...environment, ...databaseSettings(name) })
  } finally {
    await owner.end()
  }
}

async function latestTemplate(owner: pg.Client): Promise<string | undefined> {
  const { rows } = await owner.query<{ datname: string }>(
    `select datname from pg_database where datistemplate and datname ~ '^atrium_demo_'
     order by shobj_description(oid, 'pg_database') desc nulls last limit 1`,
  )
  return rows[0]?.datname
}

async function migrate(settings: NodeJS.ProcessEnv) {
  const platform = await openPlatform(readConfig(settings), wiring)
  try {
    await prepareDatabase(platform)
  } finally {
    await closePlatform(platform)
  }
}

async function makeTemplate(owner: pg.Client, environment: NodeJS.ProcessEnv, template: string) {
  // Checkouts in other states use the same services: theirs stay as long as they are in use.
  const outdated = await owner.query<{ datname: string }>(
    `select datname from pg_database
     where datistemplate and datname ~ '^atrium_demo_'
       and coalesce(shobj_description(oid, 'pg_database')::timestamptz, 'epoch') < now() - interval '3 hours'`,
  )
  for (const { datname } of outdated.rows) {
    await owner.query(`alter database ${datname} is_template false`)
    await dropDatabase(ownerUrl, datname)
  }

  await dropDatabase(ownerUrl, template)
  await owner.query(`create database ${template}`)
  const settings = {
    ...environment,
    ...databaseSettings(template),
    REDIS_PREFIX: `${template}:`,
    METRICS_PORT: '0',
    LOG_LEVEL: 'warn',
  }
  await load(settings)
  await convert(settings)
  // Only a finished one is marked: a run that was stopped half-way leaves nothing that others would copy.
  await owner.query(`alter database ${template} is_template true`)
}

async function load(settings: NodeJS.ProcessEnv) {
  const platform = await openPlatform(readConfig(settings), wiring)
  try {
    await prepareDatabase(platform)
    // The film that journeys play.
    await loadContent(platform, { films: ['contract-approval-import'] })
  } finally {
    await closePlatform(platform)
  }
}

/** Lets a worker convert everything, and stops it when nothing is left to do. */
async function convert(settings: NodeJS.ProcessEnv & { DATABASE_URL: string }) {
  const worker = spawn(process.execPath, [join(root, 'server/src/main.ts'), 'worker'], {
    env: settings,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const exited = once(worker, 'exit')
  const client = new pg.Client({ connectionString: settings.DATABASE_URL })
  await client.connect()
  const left = async () => {
    if (worker.exitCode !== null) throw new Error(`the worker exited with ${worker.exitCode}`)
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pgboss.job
       where state < 'completed' and start_after < now() + interval '30 seconds' and name !~ '^__|dead'`,
    )
    return rows[0]?.count ?? 0
  }
  try {
    // The content's work was enqueued with it: an empty queue means that all of it is done.
    while ((await left()) > 0) await sleep(250)
  } finally {
    await client.end()
    worker.kill('SIGTERM')
    await exited
  }
}

function templateName() {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  for (const name of globSync(sources, { cwd: root }).toSorted())
    hash.update(name).update(readFileSync(join(root, name)))
  return `atrium_demo_${hash.digest('hex').slice(0, 12)}`
}
