/**
 * npm run bench:sign-in [-- RATE SECONDS]: how many people can sign in on this machine. The portal as `npm start` runs
 * it, with a database of its own; after `npm run build`, and with nothing else running.
 */
import { readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { openPortal, ownDatabase } from '../drill/portal.ts'
import { percentile } from './arrivals.ts'
import { givenPeople } from './people.ts'
import { signInLoad } from './sign-in-load.ts'

const [rate = 50, seconds = 60] = process.argv.slice(2).map(Number)
const loadBefore = loadavg()[0] ?? 0
const database = await ownDatabase()
const portal = await openPortal({ ...database.settings, TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'info' })
try {
  const people = await givenPeople(database.ownerUrl, Math.ceil(rate * seconds * 1.1))
  await signInLoad(portal.port, people.slice(-100), 20, 3)

  const began = performance.now()
  const before = spent()
  const visits = await signInLoad(portal.port, people, rate, seconds)
  const after = spent()
  const elapsed = (performance.now() - began) / 1_000

  const refused = visits.filter((visit) => visit.refused !== null)
  const took = visits.map((visit) => visit.took)
  const share = (name: 'web' | 'machine') => `${Math.round((100 * (after[name] - before[name])) / elapsed)} %`
  console.log(
    `asked ${rate} a second for ${seconds} s, ${availableParallelism()} cores, load before ${loadBefore.toFixed(2)}`,
  )
  console.log(
    `answers ${visits.length}, honest people refused ${refused.length} ${JSON.stringify(tally(refused.map((one) => one.refused)))}`,
  )
  console.log(
    `ms: p50 ${percentile(took, 0.5)}, p95 ${percentile(took, 0.95)}, p99 ${percentile(took, 0.99)}, longest ${percentile(took, 1)}`,
  )
  console.log(`of one core: web processes ${share('web')}, whole machine ${share('machine')}`)
  if (refused.length > 0) {
    console.log(`what the log says: ${JSON.stringify(tally(portal.linesWith('dependency unavailable').map(reasonIn)))}`)
    process.exitCode = 1
  }
} finally {
  await portal.close()
  await database.drop()
}

/** Seconds of one core: by the web processes, and by everything on the machine, this program and PostgreSQL included. */
function spent() {
  const ticks = 100
  const [, user = 0, nice = 0, system = 0] = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '')
    .split(/\s+/)
    .map(Number)
  const web = portal.webProcesses().map((pid) =>
    readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' '),
  )
  return {
    web: web.reduce((sum, fields) => sum + Number(fields[11]) + Number(fields[12]), 0) / ticks,
    machine: (user + nice + system) / ticks,
  }
}

function tally(reasons: (string | null)[]) {
  return Object.fromEntries(
    Object.entries(Object.groupBy(reasons, String)).map(([reason, all]) => [reason, all?.length]),
  )
}

function reasonIn(line: string): string {
  const { err } = JSON.parse(line)
  return String(err?.message).replace(/\d+/g, 'n')
}
