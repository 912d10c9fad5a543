/**
 * npm run bench:management [-- PEOPLE] [ROWS] [ITEMS] [-- --keep]: how long each list of the management area takes to
 * answer an administrator, among so many accounts (1,000,000), so many rows in each of four logs (25,000,000) and so many
 * resources (100,000): as it comes, in every order, by two columns, with every choice, box and condition, several values of each filter, its last
 * page, and what follows it; each answer through
 * the real app. Fails above 150 ms for 95 of 100. A database of its own, which `--keep` leaves for the next run.
 */
import { availableParallelism, loadavg } from 'node:os'
import { generate } from '@atrium/content/generate'
import { generateManagement } from '@atrium/content/generate-management'
import { buildApp } from '@atrium/server/app'
import { readConfig } from '@atrium/server/config'
import { prepareDatabase } from '@atrium/server/migrate'
import { closePlatform, openPlatform, type Platform } from '@atrium/server/platform'
import { openLog } from '@atrium/server/platform/log/log'
import { wiring } from '@atrium/server/wiring'
import { sql } from 'kysely'
import { givenAccount, givenSession } from '../server/test/given/given.ts'
import { percentile } from './arrivals.ts'
import { everyList } from './management-questions.ts'
import { keptDatabase, timed } from './search-database.ts'

const [people = 1_000_000, rows = 25_000_000, items = 100_000] = process.argv.slice(2).map(Number).filter(Boolean)
const keep = process.argv.includes('--keep')
const limit = 150
const times = 12

const database = await keptDatabase(`atrium_bench_management_${rows}`)
// The generator creates months and vacuums: it works as the owner.
const config = {
  ...readConfig({ ...process.env, ...database.settings, DATABASE_URL: database.ownerUrl }),
  DATABASE_STATEMENT_TIMEOUT: 6 * 3_600_000,
  RATE_LIMIT_PER_MINUTE: 10_000_000,
  RATE_LIMIT_PER_PERSON: 10_000_000,
}
const platform = await openPlatform(config, wiring, openLog({ LOG_LEVEL: 'silent' }))
await prepareDatabase(platform)
try {
  await fill(platform)
  await measure(platform)
} finally {
  await closePlatform(platform)
  if (!keep) await database.drop()
}

async function fill(platform: Platform) {
  const { db } = platform
  const filled = await db.selectFrom('sign_in').select('sign_in_id').limit(1).execute()
  if (filled.length > 0) return
  await sql`
    insert into knowledge_type (code, name, description, mark) values ('bench', '{"zh-CN": "生成"}', '{}', '{}')
    on conflict do nothing`.execute(db)
  await timed(`${items} resources made`, () => generate(db, items))
  await timed(`${people} accounts and ${rows} rows in each log made`, () =>
    generateManagement(db, { people, rows, months: 12 }),
  )
}

async function measure(platform: Platform) {
  const { user_id } = await givenAccount(platform.db, { user_name: 'administrator', role_ids: [3] })
  const { token } = await givenSession(platform.db, user_id, '1 day')
  const app = await buildApp(platform)
  await app.ready()
  console.log(`${availableParallelism()} cores, load before ${(loadavg()[0] ?? 0).toFixed(1)}; milliseconds:`)

  for (const { screen, path, questions } of everyList()) {
    const asked: { what: string; took: number[] }[] = []
    for (const { what, query } of questions) {
      asked.push({ what, took: await ask(app, `${path}?${new URLSearchParams(query)}`, token) })
    }
    const last = await app.inject({ url: `${path}?page=100&size=20`, headers: { authorization: `Bearer ${token}` } })
    const after: string | null = last.json().data.next
    if (after) asked.push({ what: 'beyond the pages', took: await ask(app, `${path}?after=${after}`, token) })
    if (printScreen(`${screen} (${path})`, asked)) process.exitCode = 1
  }
  await app.close()
}

/** The first answer warms what a portal that runs has warm. */
async function ask(app: Awaited<ReturnType<typeof buildApp>>, url: string, token: string): Promise<number[]> {
  const took: number[] = []
  for (let n = 0; n <= times; n++) {
    const began = performance.now()
    const answer = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
    took.push(performance.now() - began)
    if (answer.json().code !== 0) throw new Error(`${url}: ${answer.body.slice(0, 300)}`)
  }
  return took.slice(1)
}

/** Says whether it is too slow: 95 of 100 answers, or the half of those to one question. */
function printScreen(screen: string, asked: { what: string; took: number[] }[]): boolean {
  const took = asked.flatMap((one) => one.took)
  const [p50, p95, most] = [0.5, 0.95, 1].map((share) => percentile(took, share)) as [number, number, number]
  const [longest] = asked
    .map((one) => ({ what: one.what, p50: percentile(one.took, 0.5) }))
    .toSorted((a, b) => b.p50 - a.p50)
  const isSlow = p95 > limit || (longest?.p50 ?? 0) > limit
  const figures = `p50 ${p50}, p95 ${p95}, max ${most}; longest ${longest?.what}: p50 ${longest?.p50}`
  console.log(`${isSlow ? 'TOO SLOW ' : ''}${screen}: ${figures}`)
  return isSlow
}
