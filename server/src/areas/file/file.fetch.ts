import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { Secret } from '../../platform/secret/secret.ts'

export interface Fetch {
  file_id: number
  user_id: number | null
  /** One household or office: where nobody is signed in, it counts as one person. */
  network: string
}

/** Before the first byte goes out: what was fetched is counted, whatever happens to us afterwards. */
export async function recordFetch(db: Db, secret: Secret, { file_id, user_id, network }: Fetch): Promise<void> {
  const visitor_hash = user_id === null ? visitorHash(secret, network) : null
  await db.insertInto('file_fetch').values({ file_id, user_id, visitor_hash }).execute()
}

/** Of one day: tomorrow the same visitor is somebody else. */
function visitorHash(secret: Secret, network: string) {
  const day = new Date().toISOString().slice(0, 10)
  return secret.hash('file-visitor', `${day} ${network}`).subarray(0, 16)
}

/** A file was fetched more often on that day than was known before. */
export interface Counted {
  day: string
  file_id: number
  fetches: number
  people: number
}
type Listener = (tx: Db, counted: Counted[]) => Promise<void>
const listeners: Listener[] = []

/** An area whose things have files adds to its own counters here, in the transaction that counted. */
export function whenFilesAreCounted(listener: Listener): void {
  listeners.push(listener)
}

/**
 * Counts yesterday and today anew. Nothing is marked as counted, so nothing can be missed: neither what was written while
 * this ran, nor what a run that died had seen. Call it inside a transaction.
 */
export async function countFetches(tx: Db): Promise<Counted[]> {
  await sql`set local work_mem = '64MB'`.execute(tx)
  await sql`select pg_advisory_xact_lock(hashtext('file.count'))`.execute(tx)
  await sql`select make_file_fetch_months(12)`.execute(tx)

  const { rows } = await sql<Counted>`
    with person_days as (
      select (fetched_at at time zone 'UTC')::date as day, file_id, count(*) as fetches
      from file_fetch
      where fetched_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' - interval '1 day'
      group by 1, file_id, user_id, visitor_hash
    ), counted as materialized (
      select day, file_id, sum(fetches)::int as fetches, count(*)::int as people from person_days group by day, file_id
    ), more as materialized (
      select counted.*, counted.fetches - coalesce(known.fetches, 0) as more_fetches,
        counted.people - coalesce(known.people, 0) as more_people
      from counted left join file_day known using (day, file_id)
      where known.fetches is distinct from counted.fetches
    ), written as (
      insert into file_day (day, file_id, fetches, people) select day, file_id, fetches, people from more
      on conflict (day, file_id) do update set fetches = excluded.fetches, people = excluded.people
    )
    select day::text, file_id, more_fetches as fetches, more_people as people from more`.execute(tx)

  if (rows.length > 0) for (const listener of listeners) await listener(tx, rows)
  return rows
}

/** Months go as a whole, a year after they ended: the days counted from them stay. */
export async function dropOldMonths(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits
    where inhparent = 'file_fetch'::regclass
      and inhrelid::regclass::text < to_char(now() at time zone 'UTC' - interval '12 months', '"file_fetch_"YYYY_MM')
    order by 1`.execute(db)
  for (const { name } of rows) await sql`drop table ${sql.table(name)}`.execute(db)
  return rows.map(({ name }) => name)
}
