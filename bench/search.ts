/**
 * npm run bench:search [-- ROWS]: how long answers of search and suggestions take among so many resources (1,000,000) and a
 * fifth as many articles, each worked out anew, with 16 who search side by side. A database of its own; with nothing else
 * running.
 */
import { availableParallelism, loadavg } from 'node:os'
import { generate } from '@atrium/content/generate'
import { search } from '@atrium/server/areas/search/search.service'
import { suggest } from '@atrium/server/areas/search/search.suggest'
import { keepBestReady } from '@atrium/server/areas/search/search.suggest-best'
import { readConfig } from '@atrium/server/config'
import { closePlatform, openPlatform, type Platform } from '@atrium/server/platform'
import { migrate } from '@atrium/server/platform/db/migrate'
import { ownDatabase } from '../drill/house.ts'

const [rows = 1_000_000] = process.argv.slice(2).map(Number)
const searchers = 16
const rounds = 12

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

const viewer = {
  ...{ user_id: null, menus: null, roles: [], is_weaver: false, session_id: null, confirmed: false },
  ...{ language: 'zh-CN' as const, request_id: 'bench' },
}

const database = await ownDatabase()
await migrate(database.url)
const platform = await openPlatform({
  ...readConfig({ ...process.env, DATABASE_URL: database.url }),
  DATABASE_STATEMENT_TIMEOUT: 3_600_000,
})
try {
  await generate(platform.db, rows)
  await platform.db.transaction().execute(keepBestReady)
  // What was counted is not remembered: each answer is worked out anew.
  const { cache } = platform
  const remember: typeof cache.remember = (key, milliseconds, load) =>
    key.startsWith('item:') ? load() : cache.remember(key, milliseconds, load)
  const anew: Platform = { ...platform, cache: { ...cache, remember } }
  console.log(
    `${rows} resources, ${availableParallelism()} cores, load before ${loadavg()[0]?.toFixed(1)}; milliseconds:`,
  )
  for (const [what, asked] of Object.entries(questions))
    print(what, await measure(asked, (q) => search(anew, viewer, { search: { q }, order: 'relevance', page: 1 })))
  print(
    'suggestions',
    await measure(['请', '请假', 'q', 'qj', 'baoxiao', 'L', '值班登'], (q) => suggest(platform.db, viewer, { q })),
  )
} finally {
  await closePlatform(platform)
  await database.drop()
}

async function measure(asked: readonly string[], answer: (q: string) => Promise<unknown>): Promise<number[]> {
  const took: number[] = []
  for (const q of asked) await answer(q)
  await Promise.all(
    Array.from({ length: searchers }, async (_, searcher) => {
      for (let round = 0; round < rounds; round++) {
        const began = performance.now()
        await answer(asked[(searcher + round) % asked.length] ?? '')
        took.push(performance.now() - began)
      }
    }),
  )
  return took.toSorted((one, other) => one - other)
}

function print(what: string, took: readonly number[]) {
  const at = (share: number) => took[Math.min(Math.floor(took.length * share), took.length - 1)]?.toFixed(1)
  console.log(`${what}: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}`)
}
