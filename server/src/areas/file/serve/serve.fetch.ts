import { sql } from 'kysely'
import { z } from 'zod'
import { type Db, openDb } from '../../../platform/db/db.ts'
import { openPool } from '../../../platform/db/pool.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { portalDay } from '../../../platform/portal-day.ts'
import type { Secret } from '../../../platform/secret/secret.ts'
import type { FileDayCount, Wiring } from '../../../platform/wiring.ts'
import type { Platform } from '../../../platform.ts'

const dayRow = z.object({ day: z.string() })

const nameRow = z.object({ name: z.string() })

export interface FetchRecord {
  file_id: number
  user_id: number | null
  /** The network prefix: visitors of one network count as one person. */
  network: string
}

/** Written before the first byte is sent, so that an interrupted download is counted, too. */
export async function recordFetch(db: Db, secret: Secret, { file_id, user_id, network }: FetchRecord): Promise<void> {
  const visitor_hash = user_id === null ? visitorHash(secret, network) : null
  await db.insertInto('file_fetch').values({ file_id, user_id, visitor_hash }).execute()
}

/** Valid for one day: tomorrow the same visitor has another hash. */
function visitorHash(secret: Secret, network: string) {
  return secret.hash('file-visitor', `${portalDay()} ${network}`).subarray(0, 16)
}

const fileDayCount = z.object({ day: z.string(), file_id: z.number(), fetches: z.number(), people: z.number() })

/** Uses a connection of its own: counting a busy day may exceed the statement timeout of the pool. */
export async function countFetchesOnOwnConnection({
  config,
  log,
  wiring,
}: Pick<Platform, 'config' | 'log' | 'wiring'>): Promise<FileDayCount[]> {
  const pool = openPool({ ...config, DATABASE_POOL: 1, DATABASE_STATEMENT_TIMEOUT: 120_000 }, log)
  try {
    return await openDb(pool)
      .transaction()
      .execute((tx) => countFetches(tx, wiring))
  } finally {
    await pool.end()
  }
}

/**
 * Counts anew each day that may have changed since it was counted last. Nothing is marked as counted, so nothing can be
 * missed: neither what was written while this ran, nor what a run that died had seen. Call it inside a transaction.
 */
export async function countFetches(tx: Db, { fileCountHandlers }: Wiring): Promise<FileDayCount[]> {
  await sql`set local work_mem = '64MB'`.execute(tx)
  await sql`select pg_advisory_xact_lock(hashtext('file.count'))`.execute(tx)

  const counts: FileDayCount[] = []
  for (const day of await changedDays(tx)) counts.push(...(await countDay(tx, day)))
  if (counts.length > 0) for (const handle of fileCountHandlers) await handle(tx, counts)
  return counts
}

/** From the last counted day until today; the day before is included until an hour after midnight, when it is complete. */
async function changedDays(tx: Db): Promise<string[]> {
  const { rows } = await typedSql(dayRow)`
    with first as (
      select least(
        portal_day(now() - interval '1 hour'),
        coalesce(
          (select max(day) from file_day),
          (select portal_day(min(fetched_at)) from file_fetch)
        )) as day
    )
    select generate_series(day, portal_day(), interval '1 day')::date::text as day
    from first`.execute(tx)
  return rows.map(({ day }) => day)
}

async function countDay(tx: Db, day: string): Promise<FileDayCount[]> {
  const { rows } = await typedSql(fileDayCount)`
    with person as (
      select file_id, count(*) as fetches from file_fetch
      where fetched_at >= day_begins(${day}::date)
        and fetched_at < day_begins(${day}::date + 1)
      group by file_id, user_id, visitor_hash
    ), counted as materialized (
      select file_id, sum(fetches)::int as fetches, count(*)::int as people from person group by file_id
    ), more as materialized (
      select counted.*, counted.fetches - coalesce(known.fetches, 0) as more_fetches,
        counted.people - coalesce(known.people, 0) as more_people
      from counted left join file_day known on known.day = ${day}::date and known.file_id = counted.file_id
      where known.fetches is distinct from counted.fetches
    ), written as (
      insert into file_day (day, file_id, fetches, people) select ${day}::date, file_id, fetches, people from more
      on conflict (day, file_id) do update set fetches = excluded.fetches, people = excluded.people
    )
    select ${day}::text as day, file_id, more_fetches as fetches, more_people as people from more`.execute(tx)
  return rows
}

/** Months go as a whole, a year after they ended: the days counted from them stay. */
export async function dropOldMonths(db: Db): Promise<string[]> {
  const { rows } = await typedSql(nameRow)`select name from drop_file_fetch_months() as name`.execute(db)
  return rows.map(({ name }) => name)
}
