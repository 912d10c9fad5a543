import { generate } from '@atrium/content/generate'
import { buildTermBits } from '@atrium/server/areas/item/index/index.term-bits'
import { refreshBestSuggestions } from '@atrium/server/areas/search/search.suggest-best'
import { learnWords } from '@atrium/server/areas/search/search.vocabulary'
import { type Config, readConfig } from '@atrium/server/config'
import { closePlatform, openPlatform, type Platform } from '@atrium/server/platform'
import { migrate } from '@atrium/server/platform/db/migrate'
import { wiring } from '@atrium/server/wiring'
import { sql } from 'kysely'
import { createDatabase, describeDatabase, ownerUrl, querySql, type TestDatabase } from '../server/test/database.ts'

interface SearchDatabaseOptions {
  rows: number
  /** The database stays for the next run, which takes it as it is. */
  keep: boolean
}

/** Looks at the portal among so many resources, a fifth as many articles and a hundredth as many cases. */
export async function among(
  { rows, keep }: SearchDatabaseOptions,
  look: (platform: Platform, config: Config) => Promise<void>,
) {
  const database = await keptDatabase(`atrium_bench_search_${rows}`)
  // The generator sets sequences and vacuums: it works as the owner.
  const config = {
    ...readConfig({ ...process.env, ...database.settings, DATABASE_URL: database.ownerUrl }),
    DATABASE_STATEMENT_TIMEOUT: 3_600_000,
  }
  await migrate(config)
  const platform = await openPlatform(config, wiring)
  try {
    await fill(platform, rows)
    await look(platform, config)
  } finally {
    await closePlatform(platform)
    if (!keep) await database.drop()
  }
}

/** One that an earlier run kept, or a new one. */
export async function keptDatabase(name: string): Promise<TestDatabase> {
  const known = await querySql(ownerUrl, 'select from pg_database where datname = $1', [name])
  return known.length === 0 ? createDatabase(name) : describeDatabase(name)
}

async function fill({ db }: Platform, rows: number) {
  const filled = await db.selectFrom('known_word').select('word').limit(1).execute()
  if (filled.length > 0) return
  // Articles need a place to stand.
  await sql`
    insert into knowledge_type (code, name, description, mark) values ('bench', '{"zh-CN": "生成"}', '{}', '{}')
    on conflict do nothing`.execute(db)
  const items = await db.selectFrom('item').select('item_id').limit(1).execute()
  if (items.length === 0) await timed(`${rows} resources made`, () => generate(db, rows))
  await timed('bits built', () => buildTermBits(db))
  await timed('suggestions kept ready', () => db.transaction().execute(refreshBestSuggestions))
  await timed('words learnt', () => db.transaction().execute(learnWords))
}

export async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now()
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1)
  console.log(
    `${what}: ${seconds(performance.now() - began)} s, ${seconds((user + system) / 1_000)} s of this process's core, ` +
      `which held at most ${Math.round(process.resourceUsage().maxRSS / 1_024)} MB so far`,
  )
  return result
}
