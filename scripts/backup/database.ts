/** A restored PostgreSQL: started, waited for until it takes writes, and asked. */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { addressesOf } from '@atrium/server/platform/db/addresses'
import { findPrimary } from '@atrium/server/platform/db/primary'
import pg from 'pg'
import { runAsPostgres } from './pgbackrest.ts'

const run = promisify(execFile)

/** Milliseconds until a server that was started is there; how long it then recovers is not limited. */
const longestStart = 15_000

/** The number of the server that runs on these data, or null. */
export async function findServer(data: string): Promise<number | null> {
  const lines = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number(lines.split('\n')[0])
  if (!pid) return null
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return command.includes('postgres') ? pid : null
}

export async function stopServer(data: string) {
  await controlServer(data, '-m', 'fast', 'stop')
}

export async function reloadServer(data: string) {
  await controlServer(data, 'reload')
}

interface ServerStart {
  log: string
  /** With a port of its own it can run beside the server that is in use. */
  port: number | undefined
  start: string | undefined
}

/** Does not wait: how long it recovers depends on how much was written since the backup. */
export async function startServer(data: string, { log, port, start }: ServerStart) {
  if (start) await run('bash', ['-c', start])
  else await controlServer(data, '--no-wait', '-l', log, ...(port ? ['-o', `-p ${port}`] : []), 'start')
}

async function controlServer(data: string, ...words: string[]) {
  const version = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim()
  const program = `/usr/lib/postgresql/${version}/bin/pg_ctl`
  await runAsPostgres(program, ['-s', '-D', data, ...words], process.env)
}

/** Returns when the last replayed transaction was committed; null if none was replayed. */
export async function waitForPromotion(databaseUrl: string, data: string, log: string): Promise<Date | null> {
  const startsUntil = Date.now() + longestStart
  for (let hasRun = false; ; ) {
    const state = await askRecovery(databaseUrl)
    if (state?.is_promoted) return state.replayed_to
    const isRunning = (await findServer(data)) !== null
    if (!isRunning && (hasRun || Date.now() > startsUntil))
      throw new Error(`PostgreSQL ended while it recovered:\n${await lastLines(log)}`)
    hasRun ||= isRunning
    await sleep(200)
  }
}

/** Whether a server, whichever it is, answers at the address. */
export async function isAnswering(databaseUrl: string): Promise<boolean> {
  return (await askRecovery(databaseUrl)) !== undefined
}

async function askRecovery(databaseUrl: string) {
  const [address] = addressesOf(databaseUrl)
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ is_promoted: boolean; replayed_to: Date | null }>(
      'select not pg_is_in_recovery() as is_promoted, pg_last_xact_replay_timestamp() as replayed_to',
    )
    return rows[0]
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => {})
  }
}

export async function connectPrimary(databaseUrl: string): Promise<pg.Client> {
  const addresses = addressesOf(databaseUrl)
  const client = new pg.Client({ connectionString: (await findPrimary(addresses, 5_000)) ?? addresses[0] })
  await client.connect()
  return client
}

async function lastLines(log: string) {
  const text = await readFile(log, 'utf8').catch(() => '(its log could not be read)')
  return text.split('\n').slice(-12).join('\n')
}
