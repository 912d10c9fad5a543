import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { Failure } from '../http/failure.ts'

/** How much of something one name may use up within a window of time, which begins with the first use. */
export interface Cap {
  name: string
  seconds: number
  /** Left out where it is only counted. */
  at_most?: number
  amount?: number
}

interface Used {
  name: string
  amount: number
  /** Seconds until the window ends. */
  ends_in: number
}

/**
 * Adds to every name and refuses when one is used up: all or none, if the transaction it is given ends with the
 * refusal. In the order of their names, so that two who count the same things never wait for each other in a circle;
 * whoever counts in a transaction calls this once.
 */
export async function use(db: Db, caps: readonly Cap[]): Promise<void> {
  const { rows } = await sql<Used>`
    insert into usage (name, amount, expires_at)
    select name, amount, now() + make_interval(secs => seconds)
    from jsonb_to_recordset(${JSON.stringify(caps.map(asUse))}) as cap (name text, amount bigint, seconds int)
    order by name
    on conflict (name) do update set
      amount = case when usage.expires_at <= now() then 0 else usage.amount end + excluded.amount,
      expires_at = case when usage.expires_at <= now() then excluded.expires_at else usage.expires_at end
    returning name, amount, ceil(extract(epoch from expires_at - now()))::int as ends_in`.execute(db)
  const used = new Map(rows.map((row) => [row.name, row]))

  const passed = caps.flatMap(({ name, at_most = Number.POSITIVE_INFINITY }) => {
    const { amount = 0, ends_in = 0 } = used.get(name) ?? {}
    return amount > at_most ? [{ name, ends_in }] : []
  })
  if (passed.length === 0) return
  const detail = `used up: ${passed.map(({ name }) => name).join(', ')}`
  throw new Failure('too_many_requests', { detail, retry_after: Math.max(...passed.map(({ ends_in }) => ends_in)) })
}

/** What each name used so far, without adding to it. */
export async function usedSoFar(db: Db, names: readonly string[]): Promise<Map<string, Used>> {
  const { rows } = await sql<Used>`
    select name, amount, ceil(extract(epoch from expires_at - now()))::int as ends_in
    from usage where name = any(${names}) and expires_at > now()`.execute(db)
  return new Map(rows.map((row) => [row.name, row]))
}

function asUse({ name, seconds, amount = 1 }: Cap) {
  return { name, seconds, amount }
}
