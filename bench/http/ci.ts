/**
 * npm run bench:ci [-- --record]: within two minutes, whether a change made calls dearer. CPU of four calls by CPU of a bare
 * server that does not change with the product, in the same rounds; ends with 1 when a ratio is worse by more than a third
 * than in recorded-ratios.json, and stays so when it is measured again. `--record` writes that file anew. After `npm run build`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { benchCalls, readCatalogue } from './calls.ts'
import { openBenchDatabase } from './database.ts'
import { startWebProcess } from './portal.ts'
import { openBackendClock } from './process-cpu.ts'
import { short } from './report.ts'
import { serverNames } from './results.ts'
import { measureInRounds, type TargetResult } from './rounds.ts'
import { compareRatios, type Spread, spreadOf } from './statistics.ts'
import { base64Of, bodyOf, httpTarget, plain, portalTargets, startBareServer } from './targets.ts'

const rows = 2_000
const rounds = 5
const seconds = 1
const tolerance = 1 / 3
const attempts = 3
const file = join(import.meta.dirname, 'recorded-ratios.json')

/** What it is compared with: one row by its key, or the same bytes. */
const yardstickOf = { types: 'row', list: 'row', detail: 'row', 'page-kept': 'bytes' } as const
type CiCall = keyof typeof yardstickOf
const ciCalls = Object.keys(yardstickOf) as CiCall[]

type Ratios = Record<CiCall, number>

await withPortal(async (measure) => {
  if (process.argv.includes('--record')) await record(measure)
  const recorded: Ratios = JSON.parse(await readFile(file, 'utf8'))

  let ratios = await measure()
  for (let attempt = 1; attempt < attempts && compare(recorded, ratios).some(({ isWorse }) => isWorse); attempt++) {
    console.log(`measured ${JSON.stringify(ratios)}: once more`)
    ratios = ofEach([ratios, await measure()], 'min')
  }
  for (const { name, recorded: before, measured, isWorse } of compare(recorded, ratios)) {
    console.log(`${name}: ${short(measured)} times the yardstick, recorded ${short(before)}${isWorse ? ': WORSE' : ''}`)
    if (isWorse) process.exitCode = 1
  }
})

function compare(recorded: Ratios, ratios: Ratios) {
  return compareRatios(recorded, ratios, tolerance)
}

async function record(measure: () => Promise<Ratios>) {
  const measured: Ratios[] = []
  while (measured.length < attempts) measured.push(await measure())
  console.log(measured)
  await writeFile(file, `${JSON.stringify(ofEach(measured, 'median'), null, 2)}\n`)
}

function ofEach(measured: readonly Ratios[], figure: keyof Spread): Ratios {
  const pick = (call: CiCall) => spreadOf(measured.map((ratios) => ratios[call]))[figure]
  return Object.fromEntries(ciCalls.map((call) => [call, pick(call)])) as Ratios
}

async function withPortal(work: (measure: () => Promise<Ratios>) => Promise<void>) {
  const database = await openBenchDatabase(rows)
  const catalogue = await readCatalogue(database.url)
  const calls = benchCalls(catalogue)
  const backends = await openBackendClock(database.url)
  const portal = await startWebProcess(database.environment)
  const page = await bodyOf(portal, calls['page-kept'])
  const bare = await startBareServer({
    url: database.url,
    calls: { row: catalogue.resource_ids.slice(0, 100).map(readOneRow) },
    bytes: base64Of({ page }),
  })
  try {
    const asked = { server: serverNames.portal, rows, base: portal.base, pids: [portal.pid], database: backends }
    const yardstick = { ...asked, server: serverNames.fastify, base: bare.base, pids: [bare.pid] }
    const addresses = Array.from({ length: 100 }, (_, number) => ({ language: 'en', address: `/calls/row/${number}` }))
    const targets = [
      ...portalTargets(asked, calls, ciCalls),
      httpTarget(yardstick, 'row', {
        addresses,
        clients: 32,
        isRight: (body) => JSON.parse(`${body}`).data.length === 1,
      }),
      httpTarget(yardstick, 'bytes', plain('/bytes/page', page)),
    ]
    await work(async () => ratiosOf(await measureInRounds(targets, { rounds, seconds, onRound: () => {} })))
  } finally {
    await bare.stop()
    await portal.stop()
    await backends.close()
    await database.remove()
  }
}

/** Fixed here, so that a statement of the product that became slower shows. */
function readOneRow(item_id: number) {
  const text = 'select item_id, type, title, summary, published_at, download_count from item where item_id = $1'
  return { statements: [{ text, values: [item_id] }], data: null }
}

function ratiosOf(results: readonly TargetResult[]): Ratios {
  const failed = results.filter(({ failures }) => failures > 0)
  if (failed.length > 0) throw new Error(`requests failed: ${failed.map(({ call }) => call).join(', ')}`)
  // The least of the rounds: other work on the machine only adds to the CPU of a request.
  const cpuOf = (name: string) => results.find(({ call }) => call === name)?.cpu.min ?? Number.NaN
  const entries = ciCalls.map((call) => [call, Number((cpuOf(call) / cpuOf(yardstickOf[call])).toFixed(2))])
  return Object.fromEntries(entries) as Ratios
}
