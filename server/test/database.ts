import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { withDatabase } from '../src/platform/db/addresses.ts'
import { dropDatabase } from './drop-database.ts'

export const databaseUrl = process.env.DATABASE_URL ?? ''

/** A database of its own, copied from the template that the set-up of the run prepared (`template.ts`). */
export async function copyTemplate(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `atrium_test_${Math.floor(Date.now() / 1000)}_${randomBytes(4).toString('hex')}`
  await asOwner((client) =>
    client.query(`create database ${name} template ${process.env.ATRIUM_TEST_TEMPLATE} strategy file_copy`),
  )
  return {
    url: withDatabase(databaseUrl, name),
    drop: () => dropDatabase(databaseUrl, name),
  }
}

export async function asOwner<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
