import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Db, openDb } from '@atrium/server/platform/db/db'
import { openPool } from '@atrium/server/platform/db/pool'
import { openLog } from '@atrium/server/platform/log/log'
import { patientSettings } from '../scripts/test-limits.ts'
import { databaseSettings } from '../server/test/database.ts'

/** The portal that journeys and pictures look at: the production build on its own port, with a database of its own. */
export const port = Number(process.env.ATRIUM_E2E_PORT ?? Number(process.env.ATRIUM_PORT_BASE ?? 7300) + 40)
/** The path the portal is mounted under in a second run of the smoke journeys (`npm run e2e:mounted`) [RT-14]. */
export const basePath = process.env.ATRIUM_E2E_BASE_PATH ?? ''
export const address = `http://127.0.0.1:${port}${basePath}`
/** The same server under another name: to browsers another origin, where only what people made is shown. */
export const contentAddress = `http://localhost:${port}`

/** The same build and database, but not in production: the demo area is open there [RT-03]. */
export const workshopPort = port + 1
export const workshopAddress = `http://127.0.0.1:${workshopPort}${basePath}`
export const officeSite = 'http://office.example.com'

/** Fakes of external services: sign-in providers and an SMS carrier. */
export const outside = {
  wechat: `http://127.0.0.1:${port + 160}`,
  oidc: `http://127.0.0.1:${port + 220}`,
  carrier: `http://127.0.0.1:${port + 280}`,
}

const database = `atrium_e2e_${port}`
const environment = {
  ...process.env,
  ...databaseSettings(database),
  ...patientSettings,
  REDIS_PREFIX: `${database}:`,
  RATE_LIMIT_PER_MINUTE: '100000',
  // Many journeys are signed in as the same member or administrator.
  RATE_LIMIT_PER_PERSON: '1000000',
  // Journeys say from which network they come: guards count networks.
  TRUST_PROXY: '127.0.0.1',
  PORT: String(port),
  METRICS_PORT: '0',
  PUBLIC_ADDRESS: address,
  CONTENT_ADDRESS: contentAddress,
  MAIL_FROM: '中庭 <no-reply@example.com>',
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
}
const workshop = {
  ...environment,
  PORT: String(workshopPort),
  PUBLIC_ADDRESS: workshopAddress,
  CONTENT_ADDRESS: `http://localhost:${workshopPort}`,
  NODE_ENV: 'development',
  OFFICE_SITE: officeSite,
}

const poolSettings = {
  DATABASE_URL: environment.DATABASE_URL,
  DATABASE_POOL: 1,
  DATABASE_CONNECT_TIMEOUT: Number(patientSettings.DATABASE_CONNECT_TIMEOUT),
  DATABASE_STATEMENT_TIMEOUT: Number(patientSettings.DATABASE_STATEMENT_TIMEOUT),
}

/** The portal's own database, for what a journey cannot do through the page: hand out a sign-in link, withdraw an item. */
export async function withDb<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  const pool = openPool(poolSettings, openLog({ LOG_LEVEL: 'silent' }))
  try {
    return await work(openDb(pool))
  } finally {
    await pool.end()
  }
}

if (import.meta.main) {
  // Imported only here: journeys, which read the addresses above, need none of it.
  const { copyDemoDatabase } = await import('./demo-template.ts')
  const { startOutside } = await import('../scripts/outside.ts')
  await copyDemoDatabase(environment, database)
  const services = await startOutside(
    { wechat: portOf(outside.wechat), oidc: portOf(outside.oidc), carrier: portOf(outside.carrier) },
    address,
  )
  const open = (program: string, environment: NodeJS.ProcessEnv) =>
    spawn(process.execPath, [program], { env: { ...environment, ...services.settings }, stdio: 'inherit' })
  const running = [open('scripts/start.ts', environment)]
  // The worker of the portal works for it, too.
  if (process.argv.includes('--workshop')) running.push(open('web/server.ts', workshop))
  const stop = () => running.map((portal) => portal.kill('SIGTERM'))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
  await Promise.all(running.map((portal) => once(portal, 'exit').finally(stop)))
  await services.close()
}

function portOf(portal: string) {
  return Number(new URL(portal).port)
}
