import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { withDatabase } from '../src/platform/db/addresses.ts'
import { dropDatabase } from './drop-database.ts'

export type DatabaseSettings = { DATABASE_URL: string; DATABASE_OWNER_URL: string }

export interface TestDatabase {
  /** Of the portal's role, which owns nothing. */
  url: string
  ownerUrl: string
  settings: DatabaseSettings
  drop(): Promise<void>
}

/** Of the role that owns the databases of tests, in a database that stays. */
export const ownerUrl = process.env.DATABASE_OWNER_URL ?? ''

/** A database of its own, copied from the template that the set-up of the run prepared (`template.ts`). */
export function copyTemplate(): Promise<TestDatabase> {
  const name = `atrium_test_${Math.floor(Date.now() / 1000)}_${randomBytes(4).toString('hex')}`
  return createDatabase(name, `template ${process.env.ATRIUM_TEST_TEMPLATE} strategy file_copy`)
}

export async function createDatabase(name: string, options = ''): Promise<TestDatabase> {
  await querySql(ownerUrl, `create database ${name} ${options}`)
  return describeDatabase(name)
}

export function describeDatabase(name: string): TestDatabase {
  const settings = databaseSettings(name)
  return {
    url: settings.DATABASE_URL,
    ownerUrl: settings.DATABASE_OWNER_URL,
    settings,
    drop: () => dropDatabase(ownerUrl, name),
  }
}

/** Both roles of a portal in another database of the same server. */
export function databaseSettings(name: string): DatabaseSettings {
  return {
    DATABASE_URL: withDatabase(process.env.DATABASE_URL ?? '', name),
    DATABASE_OWNER_URL: withDatabase(ownerUrl, name),
  }
}

export async function querySql(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  return withClient(url, async (client) => (await client.query(statement, values)).rows)
}

export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
