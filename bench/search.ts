/**
 * npm run bench:search [-- ROWS] [-- --keep]: how long answers of search and suggestions take among so many resources
 * (1,000,000) and a fifth as many articles, answered by two threads as by two web processes: one at a time; 16 people who each
 * ask again as soon as they are answered; 16 a second by chance, and as many more as are answered within the limit. First every
 * answer is compared with a plain filter, among 20,000. Nothing is remembered but the bits. A database of its own, which
 * `--keep` leaves for the next run; with nothing else running.
 */
import { once } from 'node:events'
import { availableParallelism, loadavg } from 'node:os'
import { Worker } from 'node:worker_threads'
import { buildTermBits } from '@atrium/server/areas/item/index/index.term-bits'
import type { Config } from '@atrium/server/config'
import { arrivals, percentile } from './arrivals.ts'
import { clock } from './clock.ts'
import { changeSome, compareSearches } from './search-compare.ts'
import { among, timed } from './search-database.ts'
import { measureLag } from './search-lag.ts'
import type { PeopleLoad } from './search-people.ts'

const [rows = 1_000_000] = process.argv.slice(2).map(Number).filter(Boolean)
const keep = process.argv.includes('--keep')
const processes = 2
const searchers = 16
const rates = [16, 50, 100, 150, 200, 250, 300, 400]
const changes = 500

interface Class {
  what: string
  limit: number
  questions: string[]
}

/** By how many items hold them: up to a few hundred, about a hundredth, a tenth and more; with what 99 of 100 may take. */
const classes: Class[] = [
  { what: 'rare', limit: 50, questions: ['b7', 'batch b12', '请假 b3', 'b101 审批'] },
  { what: 'medium', limit: 50, questions: ['离职汇总', 'zichan', '值班 登记', '產生 41', 'Visitor notice'] },
  {
    what: 'common',
    limit: 100,
    questions: ['请假', '申请', 'qingjia', 'qj', '报销审批', 'leave request', '请假 报销', '申'],
  },
  {
    what: 'hostile',
    limit: 100,
    questions: [
      '请'.repeat(2_000),
      'a b c d e f g h i j k l m n o p q r s',
      "' | !x & (:*)",
      '申请审批登记汇总通知模板'.repeat(30),
    ],
  },
  { what: 'suggestions', limit: 50, questions: ['请', '请假', 'q', 'qj', 'baoxiao', 'L', '值班登'] },
]

await among({ rows: 20_000, keep: false }, async (platform) => {
  await changeSome(platform, 97)
  const { compared, different } = await compareSearches(
    platform,
    classes.flatMap(({ what, questions }) => (what === 'suggestions' ? [] : questions)),
  )
  console.log(`compared with a plain filter: ${compared} answers, ${different} different`)
  if (different > 0) process.exitCode = 1
})

await among({ rows, keep }, async (platform, config) => {
  const threads = await Promise.all(Array.from({ length: processes }, () => open(config)))
  const spent = clock(platform)
  console.log(
    `${rows} resources, ${availableParallelism()} cores, load before ${loadNow()}; p50 / p95 / p99 / most in ms`,
  )
  for (const one of classes) {
    await measureClosed(one)
    await measureOpen(one)
  }
  await changeSome(platform, Math.ceil((rows * 3) / changes))
  console.log(`${changes} changes since the bits were built, load ${loadNow()}`)
  for (const one of classes) await measureClosed(one)

  console.log(`published or taken back, until answers say so: ${figures(await measureLag(platform, 50))}`)
  const [lag] = await Promise.all([
    measureLag(platform, 25),
    timed('changes put right', () => buildTermBits(platform.db)),
  ])
  console.log(`the same while changes are put right: ${figures(lag)}; load after ${loadNow()}`)
  for (const thread of threads) thread.postMessage('close')

  async function measureClosed(one: Class) {
    await ask(one, { people: { count: 1, seconds: 1 } })
    const alone = await ask(one, { people: { count: 1, seconds: 2 } }, 1)
    const before = await spent()
    const together = await ask(one, { people: { count: searchers / processes, seconds: 8 } })
    const core = ((await spent()) - before) / together.length
    console.log(
      `${one.what}: one at a time ${figures(alone)}; ${searchers} at once ${figures(together)}, ` +
        `${core.toFixed(2)} ms of a core each (${together.length} answers), load ${loadNow()}`,
    )
  }

  /** More and more, until they no longer are answered within the limit. */
  async function measureOpen(one: Class) {
    for (const rate of rates) {
      const took = await ask(one, { moments: arrivals(rate, 5) })
      console.log(`${one.what}: ${rate} a second ${figures(took)}`)
      if (percentile(took, 0.99) > one.limit) return
    }
  }

  async function ask(
    { what, questions }: Class,
    { people = { count: 0, seconds: 0 }, moments = [] }: Partial<PeopleLoad>,
    by = processes,
  ) {
    const answers = threads.slice(0, by).map(async (thread, number) => {
      const own = moments.filter((_, at) => at % by === number)
      const load: PeopleLoad = { ask: what === 'suggestions' ? 'suggest' : 'search', questions, people, moments: own }
      thread.postMessage(load)
      const [took] = (await once(thread, 'message')) as [number[]]
      return took
    })
    return (await Promise.all(answers)).flat()
  }
})

function figures(took: readonly number[]): string {
  return [0.5, 0.95, 0.99, 1].map((share) => percentile(took, share)).join(' / ')
}

function loadNow(): string {
  return (loadavg()[0] ?? 0).toFixed(1)
}

async function open(config: Config): Promise<Worker> {
  const thread = new Worker(new URL('./search-people.ts', import.meta.url), { workerData: config })
  await once(thread, 'message')
  return thread
}
