/**
 * npm run bench:search [-- ROWS]: how long answers of search and suggestions take among so many resources (1,000,000) and a
 * fifth as many articles, with 16 who search side by side, by two threads as by two web processes: each asking again as soon
 * as they are answered, then each once a second. First every answer is compared with a plain filter, among 20,000. Databases
 * of its own; with nothing else running.
 */
import { once } from 'node:events'
import { availableParallelism, loadavg } from 'node:os'
import { Worker } from 'node:worker_threads'
import { generate } from '@atrium/content/generate'
import { keepBestReady } from '@atrium/server/areas/search/search.suggest-best'
import { learnWords } from '@atrium/server/areas/search/search.vocabulary'
import { type Config, readConfig } from '@atrium/server/config'
import { closePlatform, openPlatform, type Platform } from '@atrium/server/platform'
import { migrate } from '@atrium/server/platform/db/migrate'
import { sql } from 'kysely'
import { ownDatabase } from '../drill/house.ts'
import { percentile } from './arrivals.ts'
import { clock } from './clock.ts'
import { changeSome, compareSearches } from './search-compare.ts'
import type { Load } from './search-people.ts'

const [rows = 1_000_000] = process.argv.slice(2).map(Number)
const processes = 2
const searchers = 16

/** By how many items hold them: up to a few hundred, about a hundredth, a tenth and more. */
const questions = {
  rare: ['b7', 'batch b12', '请假 b3', 'b101 审批'],
  medium: ['离职汇总', 'zichan', '值班 登记', '產生 41', 'Visitor notice'],
  common: ['请假', '申请', 'qingjia', 'qj', '报销审批', 'leave request', '请假 报销', '申'],
  hostile: [
    '请'.repeat(2_000),
    'a b c d e f g h i j k l m n o p q r s',
    "' | !x & (:*)",
    '申请审批登记汇总通知模板'.repeat(30),
  ],
}
const typed = ['请', '请假', 'q', 'qj', 'baoxiao', 'L', '值班登']

await among(20_000, async (platform) => {
  await changeSome(platform, 97)
  const { compared, different } = await compareSearches(platform, Object.values(questions).flat())
  console.log(`compared with a plain filter: ${compared} answers, ${different} different`)
  if (different > 0) process.exitCode = 1
})
await among(rows, async (platform, config) => {
  await platform.db.transaction().execute(keepBestReady)
  await platform.db.transaction().execute(learnWords)
  const threads = await Promise.all(Array.from({ length: processes }, () => open(config)))
  const spent = clock(platform)
  console.log(`${rows} resources, ${availableParallelism()} cores, load before ${loadavg()[0]?.toFixed(1)}`)
  for (const changes of [0, 100]) {
    if (changes > 0) await changeSome(platform, Math.ceil((rows * 3) / changes))
    console.log(`${changes} changes since the bits were built; p50, p95, p99, most in ms, ms of a core for each`)
    for (const [what, asked] of Object.entries(questions)) {
      await measure(what, { ask: 'search', questions: asked })
    }
    await measure('suggestions', { ask: 'suggest', questions: typed })
  }
  for (const thread of threads) thread.postMessage('close')

  async function measure(what: string, load: Pick<Load, 'ask' | 'questions'>) {
    const people = searchers / processes
    await ask({ ...load, people: 1, seconds: 1, pause: 0 })
    const before = await spent()
    const closed = await ask({ ...load, people, seconds: 8, pause: 0 })
    const core = ((await spent()) - before) / closed.length
    const open = await ask({ ...load, people, seconds: 8, pause: 1_000 })
    const figures = (took: number[]) => [0.5, 0.95, 0.99, 1].map((share) => percentile(took, share)).join(' / ')
    console.log(
      `${what}: again at once ${figures(closed)}, ${core.toFixed(1)} (${closed.length} answers); once a second ${figures(open)}`,
    )
  }

  async function ask(load: Load): Promise<number[]> {
    const answers = threads.map(async (thread) => {
      thread.postMessage(load)
      const [took] = (await once(thread, 'message')) as [number[]]
      return took
    })
    return (await Promise.all(answers)).flat()
  }
})

async function open(config: Config): Promise<Worker> {
  const thread = new Worker(new URL('./search-people.ts', import.meta.url), { workerData: config })
  await once(thread, 'message')
  return thread
}

async function among(count: number, look: (platform: Platform, config: Config) => Promise<void>) {
  const database = await ownDatabase()
  await migrate(database.url)
  const config = {
    ...readConfig({ ...process.env, DATABASE_URL: database.url }),
    DATABASE_STATEMENT_TIMEOUT: 3_600_000,
  }
  const platform = await openPlatform(config)
  try {
    // Articles need a place to stand.
    await sql`insert into knowledge_type (code, name, description, mark) values ('bench', '{"zh-CN": "生成"}', '{}', '{}')`.execute(
      platform.db,
    )
    await generate(platform.db, count)
    await look(platform, config)
  } finally {
    await closePlatform(platform)
    await database.drop()
  }
}
