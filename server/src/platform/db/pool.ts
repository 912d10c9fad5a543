import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Log } from '../log/log.ts'
import { addressesOf } from './addresses.ts'
import { cancelRequest } from './cancel-request.ts'
import { asFailure, isReadTimeout } from './errors.ts'
import { guardClient } from './guarded-client.ts'
import { openStatementNames } from './prepared-statements.ts'
import { findPrimary, watchStandbyStatus } from './primary.ts'
import { valueTypes } from './values.ts'
import { openWriteCircuit, openWriteSlots } from './writes.ts'

interface PoolSettings {
  DATABASE_URL: string
  DATABASE_CONNECT_TIMEOUT: number
  DATABASE_POOL: number
  DATABASE_STATEMENT_TIMEOUT: number
}

/** Waiting is bounded in number and in time. */
const waitersPerConnection = 20
const longestWait = 10_000
/** A database that finished nothing for this long, while requests wait for a connection, counts as down. */
const longestSilence = 2_000

/** The share of the connections that writes leave to reads. */
const shareOfReads = 0.3
/** A commit has done its work, and waits only for disks. */
const shareOfCommit = 0.6

/** Kept open however quiet it is: opening one takes longer on a busy machine than a visitor should wait. */
const keptOpen = 3

export interface PrimaryPool extends PostgresPool {
  counts(): { open: number; idle: number; waiting: number }
  /** The server that takes writes, as last seen. */
  primary(): string
  writes: {
    /** Runs a transaction, or a statement that writes, as soon as there is a connection that reads do not need. */
    run<Result>(work: () => Promise<Result>): Promise<Result>
    /** Resolves as soon as the database has confirmed a write. */
    probe(): Promise<void>
    counts(): { down: number; abandoned: number }
  }
}

/** Connections to whichever of the servers takes writes. After a failover the next connection finds the new one. */
export function openPool(config: PoolSettings, log: Log): PrimaryPool {
  const addresses = addressesOf(config.DATABASE_URL)
  let primary = addresses[0]
  let searching: Promise<string | null> | null = null
  let lastAnswer = 0
  const slots = openWriteSlots({
    atOnce: config.DATABASE_POOL - Math.floor(config.DATABASE_POOL * shareOfReads),
    waiting: config.DATABASE_POOL * waitersPerConnection,
    patience: longestWait,
  })
  const commitTimeout = config.DATABASE_STATEMENT_TIMEOUT * shareOfCommit
  const circuit = openWriteCircuit(probeWrite, log)
  const nameOf = openStatementNames()

  class PrimaryClient extends pg.Client {
    readonly isStandby: () => boolean

    constructor(options?: pg.ClientConfig) {
      super({ ...options, connectionString: primary, connectionTimeoutMillis: config.DATABASE_CONNECT_TIMEOUT })
      this.isStandby = watchStandbyStatus(this)
      // The pool listens only while a connection is idle; one that breaks in use would otherwise end the process.
      this.on('error', () => {})
    }
  }

  const pool = new pg.Pool({
    Client: PrimaryClient,
    max: config.DATABASE_POOL,
    min: Math.min(keptOpen, config.DATABASE_POOL),
    connectionTimeoutMillis: longestWait,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: valueTypes,
    application_name: 'atrium',
    // Compiling a statement takes PostgreSQL 20 ms, which among a million items it would do for each one that takes 1.
    options: '-c timezone=UTC -c jit=off',
    statement_timeout: config.DATABASE_STATEMENT_TIMEOUT,
    // The server ends a slow statement; this ends the wait for a server that no longer speaks.
    query_timeout: config.DATABASE_STATEMENT_TIMEOUT + 1_000,
    idle_in_transaction_session_timeout: 30_000,
    async onConnect(client) {
      if ((client as PrimaryClient).isStandby()) throw new Error('database server is a standby')
      noteAnswer()
    },
  })

  pool.on('error', (error) => log.warn({ err: error }, 'database connection lost'))

  async function connect(): Promise<PostgresPoolClient> {
    if (pool.waitingCount >= config.DATABASE_POOL * waitersPerConnection)
      throw asFailure(new Error('connection queue is full'))
    try {
      return guarded(await acquireWhileAnswering())
    } catch (error) {
      if (addresses.length === 1 || !(await primaryMoved())) throw asFailure(error)
      return guarded(await acquire().catch(rethrowAsFailure))
    }
  }

  /** Opening a connection may take long on a busy machine: while the database answers others, it is tried again. */
  async function acquireWhileAnswering(): Promise<pg.PoolClient> {
    const until = Date.now() + longestWait
    while (true) {
      try {
        return await acquire()
      } catch (error) {
        if (!isTimeout(error) || isSilent() || Date.now() > until) throw error
      }
    }
  }

  /** A busy database is waited for; a silent one fails soon. */
  function acquire(): Promise<pg.PoolClient> {
    const acquired = pool.connect()
    return new Promise((resolve, reject) => {
      const watch = setInterval(() => {
        if (!isSilent()) return
        clearInterval(watch)
        reject(new Error('database does not answer'))
        acquired.then((client) => client.release()).catch(() => {})
      }, config.DATABASE_CONNECT_TIMEOUT)
      acquired.then(resolve, reject).finally(() => clearInterval(watch))
    })
  }

  function isSilent() {
    return Date.now() - lastAnswer >= longestSilence
  }

  function noteAnswer() {
    lastAnswer = Date.now()
  }

  async function primaryMoved() {
    searching ??= findPrimary(addresses, config.DATABASE_CONNECT_TIMEOUT).finally(() => {
      searching = null
    })
    const found = await searching
    if (found && found !== primary) log.warn({ host: new URL(found).host }, 'database primary changed')
    primary = found ?? primary
    return found !== null
  }

  function guarded(client: pg.PoolClient): PostgresPoolClient {
    return guardClient(client, { nameOf, circuit, commitTimeout, onAnswer: noteAnswer, cancel })
  }

  /** `statement_timeout` does not end a commit that waits for a standby, and closing its connection does not either. */
  function cancel(client: pg.ClientBase) {
    cancelRequest(client, config.DATABASE_CONNECT_TIMEOUT).catch((err) =>
      log.warn({ err }, 'failed to cancel what a lost connection was doing'),
    )
  }

  /** One write on a connection of its own: those of the pool may all be waiting for the same standby. */
  async function probeWrite() {
    const client = new PrimaryClient({ query_timeout: commitTimeout })
    try {
      await client.connect()
      if (client.isStandby()) throw new Error('database server is a standby')
      await client.query("select pg_logical_emit_message(true, 'atrium', 'write probe')")
    } catch (error) {
      if (isReadTimeout(error)) {
        circuit.trip()
        cancel(client)
      } else await primaryMoved()
      throw error
    } finally {
      client.end().catch(() => {})
    }
  }

  return {
    connect,
    async end() {
      circuit.close()
      await pool.end()
    },
    options: pool.options,
    counts: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    primary: () => primary,
    writes: {
      run: slots.run,
      probe: circuit.probe,
      counts: () => ({ down: Number(circuit.isDown()), abandoned: circuit.abandoned() }),
    },
  }
}

/** The driver has no code for it. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && /timeout/.test(error.message)
}

function rethrowAsFailure(error: unknown): never {
  throw asFailure(error)
}
