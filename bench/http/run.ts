/**
 * npm run bench -- OPTIONS: the portal over HTTP beside what it is compared with, in interleaved rounds. After `npm run build`,
 * with nothing else running. Prints goals and figures.
 *   --rows=100000           resources in the database; several by comma (100000,10000,1000000) measure growth, and only the
 *                           first size has the yardsticks
 *   --rounds=5 --seconds=4  how often, and how long each time
 *   --only=list,detail      only these calls (bench/http/calls.ts names them)
 *   --beside=FOLDER         also the build of another checkout, on the same database, in the same rounds
 *   --peers                 also Directus, Strapi, Payload and Next.js, installed into $ATRIUM_DATA/bench-peers
 *   --keep                  leaves the databases for the next run: a million rows take minutes to make
 *   --write                 keeps the result in bench/http/results and writes docs/performance.md
 *   --report                only writes docs/performance.md anew
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startNginx } from '../../drill/nginx.ts'
import { benchCalls, type CallName, type Catalogue, callNames, readCatalogue } from './calls.ts'
import { type BenchDatabase, openBenchDatabase } from './database.ts'
import { startPeers } from './peers/start-peers.ts'
import { repository, startWebProcess } from './portal.ts'
import { openBackendClock } from './process-cpu.ts'
import { goalTable, short, writeReport } from './report.ts'
import { commitOf, describeMachine, loadNow, type RunResult, readResults, saveResult, serverNames } from './results.ts'
import { measureInRounds, type Target } from './rounds.ts'
import { portalTargets, startYardsticks } from './targets.ts'

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    only: { type: 'string', default: callNames.join(',') },
    beside: { type: 'string' },
    peers: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
  },
})
const sizes = options.rows.split(',').map(Number)
const only = options.only.split(',')
const grown: CallName[] = ['list', 'detail', 'search-common', 'search-rare']
const behindNginx: CallName[] = ['types', 'list', 'list-hot', 'detail', 'page-kept']

/** What has been started is ended in the opposite order. */
const endings: (() => Promise<unknown>)[] = []

if (!options.report) {
  try {
    const result = await measureAll()
    print(result)
    if (options.write) saveResult(result)
  } finally {
    for (const end of endings.reverse()) await end()
  }
}
if (options.write || options.report)
  await writeFile(join(repository, 'docs/performance.md'), writeReport(readResults()))

async function measureAll(): Promise<RunResult> {
  const load = loadNow()
  const targets: Target[] = []
  const missing: RunResult['missing'] = []
  for (const [index, rows] of sizes.entries()) {
    const database = await openBenchDatabase(rows)
    if (!options.keep) endings.push(database.remove)
    const catalogue = await readCatalogue(database.url)
    targets.push(...(await startSize(database, catalogue, index === 0)))
    if (options.peers && index === 0) {
      const peers = await startPeers(database.ownerUrl, rows, catalogue)
      endings.push(peers.stop)
      targets.push(...peers.targets)
      missing.push(...peers.missing)
    }
  }
  const chosen = targets.filter(({ call }) => only.includes(call))
  const rounds = Number(options.rounds)
  const seconds = Number(options.seconds)
  const onRound = (round: number) => console.log(`round ${round} of ${rounds}`)
  return {
    date: new Date().toISOString(),
    commit: commitOf(),
    machine: describeMachine(),
    rounds,
    seconds,
    rows: sizes,
    before: options.beside ? commitOf(options.beside) : null,
    targets: await measureInRounds(chosen, { rounds, seconds, onRound }),
    load: [load, loadNow()],
    missing,
  }
}

async function startSize(database: BenchDatabase, catalogue: Catalogue, hasYardsticks: boolean): Promise<Target[]> {
  const { rows, environment } = database
  const calls = benchCalls(catalogue)
  const backends = await openBackendClock(database.url)
  endings.push(backends.close)
  const portal = await startWebProcess(environment)
  endings.push(portal.stop)
  const measured = { server: serverNames.portal, rows, base: portal.base, pids: [portal.pid], database: backends }
  if (!hasYardsticks) return portalTargets(measured, calls, grown)

  const targets = portalTargets(measured, calls, callNames)
  if (options.beside) {
    const before = await startWebProcess(environment, options.beside)
    endings.push(before.stop)
    const older = { ...measured, server: serverNames.before, base: before.base, pids: [before.pid] }
    targets.push(...portalTargets(older, calls, callNames))
  }
  const nginx = await startNginx(portal.port)
  endings.push(nginx.stop)
  const proxied = { ...measured, server: serverNames.behindNginx, base: nginx.address, pids: [portal.pid, nginx.pid] }
  const yardsticks = await startYardsticks({ rows, portal, environment, calls, database: backends, nginx })
  endings.push(yardsticks.stop)
  return [...targets, ...portalTargets(proxied, calls, behindNginx), ...yardsticks.targets]
}

function print(result: RunResult): void {
  for (const { call, server, rows, rate, p50, p99, cpu, failures } of result.targets) {
    const times = `p50 ${short(p50.median)} ms, p99 ${short(p99.median)} ms`
    const cost = `CPU ${short(cpu.median)} µs (${short(cpu.min)}–${short(cpu.max)})`
    console.log(`${call}, ${server}, ${rows} rows: ${short(rate.median)}/s, ${times}, ${cost}, ${failures} failed`)
  }
  console.log(goalTable([result]))
}
