/**
 * npm start: web processes that share one port, and a worker. What dies is started again, what hangs is killed, and what takes
 * too much memory is replaced.
 *   SIGTERM, SIGINT   every process finishes what it has begun, then this one ends
 *   SIGHUP            the processes are replaced one after another; visitors notice nothing
 * PROCESSES says how many web processes (2), MEMORY_LIMIT_MB what each process may take (1000). Each takes its own METRICS_PORT: the given one and the numbers after it,
 * the worker the last.
 */
import { type ChildProcess, fork } from 'node:child_process'
import cluster from 'node:cluster'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ProcessMessage } from '../server/src/supervision.ts'
import { serverFlags } from '../web/server-flags.ts'

const here = join(import.meta.dirname, '..')
const processes = Number(process.env.PROCESSES ?? 2)
const memoryLimit = Number(process.env.MEMORY_LIMIT_MB ?? 1_000)
const metricsPort = Number(process.env.METRICS_PORT ?? 7301)

/** A program that ends so often and was never ready has a fault that starting it again will not mend. */
const attempts = 3
const longestPause = 5_000

/** Milliseconds without a heartbeat after which a process that was ready is taken to hang. */
const longestSilence = 10_000
const watchEvery = 1_000
/** A process that takes too much soon after its start would take as much again. */
const youngestToReplace = 10_000
/** Beyond what a process takes to stop by itself, or before it has said how long that is. */
const stopGrace = 5_000

interface ManagedProcess {
  name: string
  create(env: NodeJS.ProcessEnv): ChildProcess
  child: ChildProcess | null
  /** Ends in a row, each soon after the start. */
  failures: number
  everReady: boolean
  /** Resolves when the present child is ready; a new one for each child. */
  ready: PromiseWithResolvers<void>
  replacing: boolean
  /** Of the present child; null until it is ready. */
  lastHeartbeatAt: number | null
  stopsWithin: number
  startedAt: number
  megabytes: number
}

// One listening socket for all: whoever waits in it is served by those that live, whichever process ends.
cluster.schedulingPolicy = cluster.SCHED_NONE
cluster.setupPrimary({ exec: join(here, 'web/server.ts'), cwd: here, execArgv: serverFlags(memoryLimit) })

const web = Array.from({ length: processes }, (_, index) =>
  place(`web ${index + 1}`, (env) => cluster.fork(env).process),
)
const worker = place('worker', (env) => fork(join(here, 'server/src/main.ts'), ['worker'], { cwd: here, env }))
const places = [...web, worker]
let stopping = false
let replacing = false

for (const one of places) start(one)
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(0))
process.on('SIGHUP', replaceAll)
let watchedAt = performance.now()
setInterval(killHung, watchEvery)
setInterval(replaceLargest, watchEvery)

function place(name: string, create: ManagedProcess['create']): ManagedProcess {
  const unstarted = {
    child: null,
    failures: 0,
    everReady: false,
    replacing: false,
    lastHeartbeatAt: null,
    stopsWithin: 0,
    startedAt: 0,
    megabytes: 0,
  }
  return { name, create, ...unstarted, ready: Promise.withResolvers() }
}

function start(one: ManagedProcess) {
  const env = {
    NODE_ENV: 'production',
    ...process.env,
    METRICS_PORT: String(metricsPort === 0 ? 0 : metricsPort + places.indexOf(one)),
  }
  let wasReady = false
  one.startedAt = performance.now()
  one.megabytes = 0

  one.child = one.create(env)
  one.child.on('message', (message: ProcessMessage) => {
    one.lastHeartbeatAt = performance.now()
    if (message.type === 'heartbeat') {
      one.megabytes = message.megabytes
      return
    }
    one.stopsWithin = message.stopsWithin
    wasReady = one.everReady = true
    one.ready.resolve()
  })
  one.child.on('exit', (code, signal) => {
    one.child = null
    one.lastHeartbeatAt = null
    if (wasReady) one.ready = Promise.withResolvers()
    if (stopping || one.replacing) return

    const steady = wasReady && performance.now() - one.startedAt > longestPause
    one.failures = steady ? 0 : one.failures + 1
    print(`${one.name} ended (${signal ?? code})`)
    if (!one.everReady && one.failures >= attempts) return giveUp(one)
    setTimeout(startAgain, Math.min(longestPause, 50 * 2 ** one.failures), one)
  })
}

function startAgain(one: ManagedProcess) {
  if (!stopping && !one.child) start(one)
}

/** A process whose event loop no longer turns serves nobody and does not end by itself, whatever it is asked. */
function killHung() {
  const now = performance.now()
  const wasAsleep = now - watchedAt > 2 * watchEvery
  watchedAt = now
  for (const one of places) {
    if (one.lastHeartbeatAt === null) continue
    // While this process slept, what the others said waited to be read.
    if (wasAsleep) one.lastHeartbeatAt = now
    if (now - one.lastHeartbeatAt <= longestSilence) continue
    print(`${one.name} hangs: no heartbeat for ${longestSilence / 1_000} s, killed`)
    one.lastHeartbeatAt = null
    one.child?.kill('SIGKILL')
  }
}

/** Who asks again meanwhile is served by the round that is under way. */
async function replaceAll() {
  if (replacing) return
  replacing = true
  print('replacing one after another')
  if (await replaceEach(places)) print('replaced')
  replacing = false
}

/** Caches are bounded, but nobody can promise that of all code: a process gives its memory back by ending, after it has drained. */
async function replaceLargest() {
  const old = performance.now() - youngestToReplace
  const [largest] = places
    .filter(({ megabytes, startedAt }) => megabytes > memoryLimit && startedAt < old)
    .toSorted((one, other) => other.megabytes - one.megabytes)
  if (!largest || replacing || stopping) return
  replacing = true
  print(`${largest.name} takes ${largest.megabytes} MB of ${memoryLimit}: replacing it`)
  await replaceEach([largest])
  replacing = false
}

async function replaceEach(these: readonly ManagedProcess[]): Promise<boolean> {
  for (const one of these) {
    if (stopping) return false
    one.replacing = true
    await end(one)
    one.replacing = false
    start(one)
    const ready = await Promise.race([one.ready.promise.then(() => true), sleep(30_000, false)])
    if (!ready) {
      print(`${one.name} is not ready after 30 s: the others stay as they are`)
      return false
    }
  }
  return true
}

async function end({ name, child, stopsWithin }: ManagedProcess) {
  if (!child) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const cutOff = setTimeout(() => {
    print(`${name} does not stop: killed`)
    child.kill('SIGKILL')
  }, stopsWithin + stopGrace)
  await ended
  clearTimeout(cutOff)
}

async function stop(code: number) {
  if (stopping) return
  stopping = true
  await Promise.all(places.map(end))
  process.exit(code)
}

function giveUp({ name }: ManagedProcess) {
  print(`${name} ended ${attempts} times and was never ready: giving up`)
  return stop(1)
}

function print(message: string) {
  console.log(JSON.stringify({ level: 'warn', time: new Date().toISOString(), pid: process.pid, msg: message }))
}
