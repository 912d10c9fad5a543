import { setTimeout as sleep } from 'node:timers/promises'
import type { LoadResult } from './load.ts'
import { type BackendClock, cpuOfTree, memoryOfTree } from './process-cpu.ts'
import { type Spread, spreadOf } from './statistics.ts'

/** One thing asked of one server: the same `call` of several servers can be compared. */
export interface Target {
  call: string
  server: string
  rows: number
  /** Connections that ask at once. */
  clients: number
  /** Processes whose CPU and memory are the server's. */
  pids: readonly number[]
  database: BackendClock | null
  /** Proves once that the answer is the right one; returns its bytes. */
  check(): Promise<number>
  /** `begin` is called when the counted part begins. */
  load(seconds: number, begin: () => Promise<void>): Promise<LoadResult>
}

/** CPU in microseconds for each request, of the server and of PostgreSQL. */
export interface TargetResult {
  call: string
  server: string
  rows: number
  clients: number
  bytes: number
  rate: Spread
  p50: Spread
  p99: Spread
  cpu: Spread
  server_cpu: number
  database_cpu: number
  /** Megabytes, at most. */
  memory: number
  failures: number
  requests: number
}

interface RoundOptions {
  rounds: number
  seconds: number
  onRound(round: number): void
}

/** For compiled code and plans to settle. */
const warmUpSeconds = 2

/** Every target once in each round, beginning with another one each time, so that a busy minute hits all of them. */
export async function measureInRounds(
  targets: readonly Target[],
  { rounds, seconds, onRound }: RoundOptions,
): Promise<TargetResult[]> {
  const bytes = new Map<Target, number>()
  for (const target of targets) bytes.set(target, await target.check())
  for (const target of targets) await target.load(warmUpSeconds, async () => {})
  const measured = new Map<Target, Reading[]>(targets.map((target) => [target, []]))
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < targets.length; turn++) {
      const target = targets[(turn + round) % targets.length] as Target
      measured.get(target)?.push(await measure(target, seconds))
    }
    onRound(round + 1)
  }
  return targets.map((target) => summarise(target, bytes.get(target) ?? 0, measured.get(target) ?? []))
}

interface Reading extends LoadResult {
  server_cpu: number
  database_cpu: number
  memory: number
}

/** Connections that end with the load are looked at until shortly before. */
const lookEvery = 50

/** Milliseconds, and the share of a core below which a server counts as quiet. */
const quietStep = 50
const quietShare = 0.1
const longestQuiet = 30_000

async function measure({ pids, database, load }: Target, seconds: number): Promise<Reading> {
  const readCpu = async () => ({ server: sumOf(pids, cpuOfTree), database: (await database?.read()) ?? 0 })
  let before = await readCpu()
  let looking: Promise<unknown> | null = null
  const looks = setInterval(() => {
    looking ??= Promise.resolve(database?.read()).finally(() => {
      looking = null
    })
  }, lookEvery)
  const result = await load(seconds, async () => {
    before = await readCpu()
  })
  await untilQuiet(pids)
  clearInterval(looks)
  await looking
  const after = await readCpu()

  const perRequest = (nanoseconds: number) => nanoseconds / 1_000 / Math.max(1, result.begun)
  return {
    ...result,
    server_cpu: perRequest(after.server - before.server),
    database_cpu: perRequest(after.database - before.database),
    memory: sumOf(pids, memoryOfTree),
  }
}

/** Requests that were under way at the end are finished first, so that their work counts here and not for the next target. */
async function untilQuiet(pids: readonly number[]) {
  const until = Date.now() + longestQuiet
  for (let before = 0, after = sumOf(pids, cpuOfTree); after - before > quietShare * quietStep * 1e6; ) {
    if (Date.now() > until) return
    await sleep(quietStep)
    before = after
    after = sumOf(pids, cpuOfTree)
  }
}

function sumOf(pids: readonly number[], read: (pid: number) => number) {
  return pids.reduce((sum, pid) => sum + read(pid), 0)
}

function summarise({ call, server, rows, clients }: Target, bytes: number, readings: Reading[]): TargetResult {
  const spread = (read: (reading: Reading) => number) => spreadOf(readings.map(read))
  return {
    call,
    server,
    rows,
    clients,
    bytes,
    rate: spread(({ rate }) => rate),
    p50: spread(({ p50 }) => p50),
    p99: spread(({ p99 }) => p99),
    cpu: spread(({ server_cpu, database_cpu }) => server_cpu + database_cpu),
    server_cpu: spread(({ server_cpu }) => server_cpu).median,
    database_cpu: spread(({ database_cpu }) => database_cpu).median,
    memory: spread(({ memory }) => memory).max,
    failures: readings.reduce((sum, { failures }) => sum + failures, 0),
    requests: readings.reduce((sum, { requests }) => sum + requests, 0),
  }
}
