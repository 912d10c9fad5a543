import type { PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { asFailure, isBroken, isOutdatedPlan, isReadTimeout } from './errors.ts'
import { isWrite, type WriteCircuit } from './writes.ts'

interface Guard {
  /** The name to prepare a statement under, if any. */
  nameOf(text: string): string | undefined
  circuit: WriteCircuit
  /** Milliseconds. */
  commitTimeout: number
  onAnswer(): void
  /** Stops what the server is doing for a connection. */
  cancel(client: pg.ClientBase): void
}

/** What the answer to a statement confirms as kept. */
type Confirmed = 'transaction' | 'statement' | null

interface TimedQuery extends pg.QueryConfig {
  /** Known to the driver, not to its types. */
  query_timeout?: number
}

const hasWritten = 'select pg_current_xact_id_if_assigned() is not null as has_written'

/**
 * A connection whose trouble becomes a Failure here, once, and that is not used again after it. One that waits too long for an
 * answer is given up, together with what the server is doing for it.
 */
export function guardClient(client: pg.PoolClient, guard: Guard): PostgresPoolClient {
  let isUnusable = false
  let isAbandoned = false
  let inTransaction = false

  async function query(text: string, values: unknown[]) {
    if (isAbandoned) throw asFailure(new Error('connection was given up'))
    const confirmed = confirmedBy(text)
    if (confirmed && guard.circuit.isDown()) await refuseWrite(confirmed)
    followTransaction(text)
    try {
      const answer = await client.query(timedQuery(text, values, confirmed))
      guard.onAnswer()
      return answer
    } catch (error) {
      isUnusable ||= isBroken(error) || isOutdatedPlan(error)
      if (isReadTimeout(error)) abandon(confirmed)
      if (isOutdatedPlan(error)) return queryUnprepared(error, text, values)
      throw asFailure(error)
    }
  }

  function timedQuery(text: string, values: unknown[], confirmed: Confirmed): TimedQuery {
    const query: TimedQuery = { name: guard.nameOf(text), text, values }
    if (confirmed === 'transaction') query.query_timeout = guard.commitTimeout
    return query
  }

  function confirmedBy(text: string): Confirmed {
    if (text === 'commit') return 'transaction'
    return !inTransaction && isWrite(text) ? 'statement' : null
  }

  function followTransaction(text: string) {
    if (/^(begin|start transaction)\b/.test(text)) inTransaction = true
    if (text === 'commit' || text === 'rollback') inTransaction = false
  }

  /** A transaction that only read needs nobody's confirmation. */
  async function refuseWrite(confirmed: Confirmed) {
    const wrote = confirmed === 'statement' || (await client.query(hasWritten)).rows[0]?.has_written
    if (wrote) throw asFailure(new Error('writes are not confirmed'))
  }

  function abandon(confirmed: Confirmed) {
    isAbandoned = true
    if (confirmed) guard.circuit.noteAbandoned()
    guard.cancel(client)
  }

  /** Inside a transaction this fails as well, because PostgreSQL has undone it; then the transaction is repeated. */
  async function queryUnprepared(outdated: unknown, text: string, values: unknown[]) {
    try {
      return await client.query({ text, values })
    } catch {
      throw asFailure(outdated)
    }
  }

  const release = (destroy?: boolean) => client.release(destroy || isUnusable)
  return { query, release } as unknown as PostgresPoolClient
}
