import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

/** How much of something one name may use up within a window of time. */
export interface Cap {
  name: string
  seconds: number
  at_most: number
  amount?: number
}

export interface Used {
  amount: number
  /** Seconds until the window ends. */
  ends_in: number
}

/**
 * Adds to every name, all or none if called in a transaction that ends when a cap is passed. In the order of their
 * names, so that two who count the same things never wait for each other in a circle.
 */
export async function use(db: Db, caps: readonly Cap[]): Promise<Map<string, Used>> {
  const used = new Map<string, Used>()
  for (const { name, seconds, amount = 1 } of caps.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const { rows } = await sql<Used>`
      insert into usage (name, window_start, amount, expires_at)
      values (${name}, ${windowStart(seconds)}, ${amount}, ${windowStart(seconds)} + make_interval(secs => ${seconds}))
      on conflict (name, window_start) do update set amount = usage.amount + excluded.amount
      returning amount, ceil(extract(epoch from expires_at - now()))::int as ends_in`.execute(db)
    used.set(name, rows[0] ?? { amount, ends_in: seconds })
  }
  return used
}

/** What was used so far, without adding to it. */
export async function usedSoFar(db: Db, name: string, seconds: number): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select amount from usage where name = ${name} and window_start = ${windowStart(seconds)}`.execute(db)
  return rows[0]?.amount ?? 0
}

function windowStart(seconds: number) {
  return sql`to_timestamp(floor(extract(epoch from now()) / ${seconds}::int) * ${seconds}::int)`
}
