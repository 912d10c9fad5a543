import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { typedSql } from '../db/typed-sql.ts'
import { Failure } from '../http/failure.ts'

/** How much of something one name may use up within a window of time, which begins with the first use. */
export interface UsageCap {
  name: string
  seconds: number
  /** Left out where it is only counted. */
  at_most?: number
  amount?: number
}

const usageRowSchema = z.object({
  name: z.string(),
  amount: z.number(),
  /** Seconds until the window ends. */
  ends_in: z.number(),
})
type UsageRow = z.output<typeof usageRowSchema>

/**
 * Adds to every counter and refuses when one is used up: all or none, if the transaction ends with the refusal. Counters
 * are taken in the order of their names, to prevent deadlocks; call this once and last in a transaction, because others
 * wait from here to its end.
 */
export async function consumeQuota(db: Db, caps: readonly UsageCap[]): Promise<void> {
  const { rows } = await typedSql(usageRowSchema)`
    insert into usage (name, amount, expires_at)
    select name, amount, now() + make_interval(secs => seconds)
    from jsonb_to_recordset(${JSON.stringify(caps.map(asUse))}) as cap (name text, amount bigint, seconds int)
    order by name
    on conflict (name) do update set
      amount = case when usage.expires_at <= now() then 0 else usage.amount end + excluded.amount,
      expires_at = case when usage.expires_at <= now() then excluded.expires_at else usage.expires_at end
    returning name, amount, ceil(extract(epoch from expires_at - now()))::int as ends_in`.execute(db)
  refusePassed(caps, rows)
}

/**
 * Refuses what `use` would refuse, as far as can be seen without holding anybody up: a crowd that is to be turned away
 * then waits for no lock. Only `use` itself is sure.
 */
export async function refuseUsedUp(db: Db, caps: readonly UsageCap[]): Promise<void> {
  const used = await usedSoFar(
    db,
    caps.map(({ name }) => name),
  )
  refusePassed(
    caps,
    caps.flatMap(({ name, amount = 1 }) => {
      const row = used.get(name)
      return row ? [{ ...row, amount: row.amount + amount }] : []
    }),
  )
}

/** What each name used so far, without adding to it. */
export async function usedSoFar(db: Db, names: readonly string[]): Promise<Map<string, UsageRow>> {
  const { rows } = await typedSql(usageRowSchema)`
    select name, amount, ceil(extract(epoch from expires_at - now()))::int as ends_in
    from usage where name = any(${names}) and expires_at > now()`.execute(db)
  return new Map(rows.map((row) => [row.name, row]))
}

function asUse({ name, seconds, amount = 1 }: UsageCap) {
  return { name, seconds, amount }
}

function refusePassed(caps: readonly UsageCap[], used: readonly UsageRow[]) {
  const atMost = new Map(caps.map(({ name, at_most }) => [name, at_most]))
  const passed = used.filter(({ name, amount }) => amount > (atMost.get(name) ?? Number.POSITIVE_INFINITY))
  if (passed.length === 0) return

  const detail = `used up: ${passed.map(({ name }) => name).join(', ')}`
  throw new Failure('too_many_requests', { detail, retry_after: Math.max(...passed.map(({ ends_in }) => ends_in)) })
}
