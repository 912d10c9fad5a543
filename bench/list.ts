/**
 * npm run bench:list [-- ROWS]: how long lists, words and boxes take among so many resources (1,000,000), each answer
 * worked out anew. First every answer is compared with a plain filter, among 20,000. Databases of its own; with nothing
 * else running.
 */
import { availableParallelism, loadavg } from 'node:os'
import { generate } from '@atrium/content/generate'
import { readConfig } from '@atrium/server/config'
import { closePlatform, openPlatform, type Platform } from '@atrium/server/platform'
import { migrate } from '@atrium/server/platform/db/migrate'
import { wiring } from '@atrium/server/wiring'
import { ownDatabase } from '../drill/portal.ts'
import { compareLists } from './list-compare.ts'
import { measureLists } from './list-measure.ts'

const [rows = 1_000_000] = process.argv.slice(2).map(Number)

await among(20_000, async (platform) => {
  const { compared, different } = await compareLists(platform, 400)
  console.log(`compared with a plain filter: ${compared} answers, ${different} different`)
  if (different > 0) process.exitCode = 1
})
await among(rows, async (platform) => {
  const load = loadavg()[0] ?? 0
  console.log(`${rows} resources, ${availableParallelism()} cores, load before ${load.toFixed(1)}; milliseconds:`)
  for (const { what, p50, p95, core } of await measureLists(platform)) {
    console.log(`${what}: p50 ${p50}, p95 ${p95}, of a core ${core}`)
  }
})

async function among(count: number, look: (platform: Platform) => Promise<void>) {
  const database = await ownDatabase()
  // The generator sets sequences and vacuums: it works as the owner.
  const config = {
    ...readConfig({ ...process.env, ...database.settings, DATABASE_URL: database.ownerUrl }),
    DATABASE_STATEMENT_TIMEOUT: 3_600_000,
  }
  await migrate(config)
  const platform = await openPlatform(config, wiring)
  try {
    const began = performance.now()
    await generate(platform.db, count)
    console.log(`${count} resources made in ${Math.round((performance.now() - began) / 1_000)} s`)
    await look(platform)
  } finally {
    await closePlatform(platform)
    await database.drop()
  }
}
