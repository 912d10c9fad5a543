import { spawn } from 'node:child_process'
import { loadContent } from '@atrium/content/load'
import { readConfig } from '@atrium/server/config'
import { closePlatform, openPlatform, type Platform } from '@atrium/server/platform'
import { withDatabase } from '@atrium/server/platform/db/addresses'
import { migrate } from '@atrium/server/platform/db/migrate'
import pg from 'pg'

/** The portal that journeys and pictures look at: the production build on its own port, with a database of its own. */
export const port = Number(process.env.ATRIUM_PORT_BASE ?? 7300) + 40
export const address = `http://127.0.0.1:${port}`

const owner = process.env.DATABASE_URL ?? ''
const environment = {
  ...process.env,
  DATABASE_URL: owner && withDatabase(owner, 'atrium_e2e'),
  PORT: String(port),
  METRICS_PORT: String(port + 1),
  PUBLIC_ADDRESS: address,
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
}

/** The portal's own database, for what a journey cannot do through the page: hand out a sign-in link, withdraw an item. */
export async function withPlatform<Result>(work: (platform: Platform) => Promise<Result>): Promise<Result> {
  const platform = await openPlatform(readConfig(environment))
  try {
    return await work(platform)
  } finally {
    await closePlatform(platform)
  }
}

if (import.meta.main) {
  await emptyDatabase()
  await migrate(environment.DATABASE_URL)
  await withPlatform(({ db }) => loadContent(db))

  const portal = spawn(process.execPath, ['scripts/start.ts'], { env: environment, stdio: 'inherit' })
  portal.on('exit', (code) => process.exit(code ?? 1))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => portal.kill(signal))
}

async function emptyDatabase() {
  const client = new pg.Client({ connectionString: owner })
  await client.connect()
  await client.query('drop database if exists atrium_e2e with (force)')
  await client.query('create database atrium_e2e')
  await client.end()
}
