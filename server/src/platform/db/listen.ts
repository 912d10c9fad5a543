import pg from 'pg'
import type { PrimaryPool } from './pool.ts'

const retryDelay = 1000

export interface NotificationListener {
  close(): Promise<void>
}

/**
 * One connection of its own that hears at once what is said with a commit. What is said while it is broken is lost:
 * `missed` is called whenever it listens again, and nobody may rely on hearing alone.
 */
export async function listen(
  pool: Pick<PrimaryPool, 'primary'>,
  channel: string,
  hear: (payload: string) => void,
  missed: () => void,
): Promise<NotificationListener> {
  let client: pg.Client | undefined
  let again: NodeJS.Timeout | undefined

  async function connect() {
    const next = new pg.Client({ connectionString: pool.primary(), connectionTimeoutMillis: 2000, keepAlive: true })
    client = next
    next.on('notification', ({ payload }) => payload !== undefined && hear(payload))
    next.on('error', () => {})
    next.on('end', () => reconnect(next))
    try {
      await next.connect()
      await next.query(`listen "${channel}"`)
    } catch {
      return reconnect(next)
    }
    missed()
  }

  /** A connection that ends while it is being opened reports that twice, as 'end' and as a rejection: only the first counts. */
  function reconnect(lost: pg.Client) {
    if (lost !== client) return
    client = undefined
    lost.end().catch(() => {})
    again = setTimeout(connect, retryDelay)
  }

  await connect()
  return {
    async close() {
      const last = client
      client = undefined
      clearTimeout(again)
      await last?.end()
    },
  }
}
