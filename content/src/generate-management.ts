/**
 * scripts/with-services node content/src/generate-management.ts [PEOPLE] [ROWS] [MONTHS]: load for the management area
 * in the database of DATABASE_OWNER_URL. So many accounts (100,000), and in each log so many rows (1,000,000) over so many past
 * months (12). Made inside the database: about 100,000 rows a second. Once for a database: months cannot be filled twice.
 */
import type { Db } from '@atrium/server/platform/db/db'
import { sql } from 'kysely'
import { generateLogs } from './generate/logs.ts'
import { generatePeople } from './generate/people.ts'

export interface GeneratedLoad {
  people: number
  /** In each log. */
  rows: number
  months: number
}

export async function generateManagement(db: Db, { people, rows, months }: GeneratedLoad): Promise<void> {
  const first = await generatePeople(db, people)
  await sql`vacuum analyze account`.execute(db)
  await sql`vacuum analyze account_role`.execute(db)
  await generateLogs(db, { first, count: people }, rows, months)
}

if (import.meta.main) {
  const { readConfig } = await import('@atrium/server/config')
  const { ownerUrl } = await import('@atrium/server/platform/db/migrate')
  const { openPlatform, closePlatform } = await import('@atrium/server/platform')
  const { wiring } = await import('@atrium/server/wiring')
  const [people = 100_000, rows = 1_000_000, months = 12] = process.argv.slice(2).map(Number)
  const config = readConfig(process.env)
  const settings = { DATABASE_URL: ownerUrl(config), DATABASE_STATEMENT_TIMEOUT: 6 * 3_600_000 }
  const platform = await openPlatform({ ...config, ...settings }, wiring)

  await generateManagement(platform.db, { people, rows, months })
  await closePlatform(platform)
}
