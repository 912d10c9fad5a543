import pg from 'pg'

/** Whoever is still in it is sent away. `url` is of another database. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await drop(client, name, 5)
  } finally {
    await client.end()
  }
}

/**
 * Plainly first: that sends an autovacuum away, which the forcible way may not do without being a superuser. Another one
 * may come between the two, so both are tried again.
 */
async function drop(client: pg.Client, name: string, tries: number): Promise<void> {
  try {
    await client.query(`drop database if exists ${name}`)
  } catch {
    await client.query(`drop database if exists ${name} with (force)`).catch((error: unknown) => {
      if (tries === 1) throw error
      return drop(client, name, tries - 1)
    })
  }
}
