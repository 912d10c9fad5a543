import { isDeepStrictEqual } from 'node:util'
import { Failure } from './failure.ts'

/** A save must be based on the current row: a stale one is rejected. */
export function refuseStale(seen_at: string, { updated_at }: { updated_at: string }): void {
  if (seen_at !== updated_at) throw new Failure('conflict', { detail: `changed at ${updated_at}` })
}

/**
 * Refuses a change of parts that are no longer what the person had seen, and answers with what they are now. A part that
 * already has the new value is no conflict.
 */
export function refuseStaleParts(seen: object | undefined, change: object, current: object): void {
  if (!seen) return
  const [before, now] = [new Map(Object.entries(seen)), new Map(Object.entries(current))]
  const stale = Object.entries(change)
    .filter(
      ([part, wanted]) =>
        !isDeepStrictEqual(now.get(part), before.get(part)) && !isDeepStrictEqual(now.get(part), wanted),
    )
    .map(([part]) => part)
  if (stale.length === 0) return
  throw new Failure('conflict', {
    detail: `changed since they were read: ${stale}`,
    data: { stale: stale.join(), current: JSON.stringify(current) },
  })
}
