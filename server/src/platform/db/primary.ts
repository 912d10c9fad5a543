import pg from 'pg'

/**
 * PostgreSQL 14+ says at log-in whether it is a standby. Reading that costs nothing,
 * where asking `pg_is_in_recovery()` would cost a round trip for each new connection.
 */
export function watchStandbyStatus(client: pg.Client): () => boolean {
  let standby = false
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter }
  connection.on('parameterStatus', ({ parameterName, parameterValue }) => {
    if (parameterName === 'in_hot_standby') standby = parameterValue === 'on'
  })
  return () => standby
}

/** Asks all servers at once; the first that takes writes wins, so a silent one costs no time. */
export async function findPrimary(addresses: readonly string[], timeout: number): Promise<string | null> {
  try {
    return await Promise.any(addresses.map((address) => takesWrites(address, timeout)))
  } catch {
    return null
  }
}

async function takesWrites(address: string, timeout: number) {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: timeout })
  const isStandby = watchStandbyStatus(client)
  client.on('error', () => {})
  try {
    await client.connect()
    if (isStandby()) throw new Error('database server is a standby')
    return address
  } finally {
    client.end().catch(() => {})
  }
}
