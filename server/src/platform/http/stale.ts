import { Failure } from './failure.ts'

/** A save must be based on the current row: a stale one is rejected. */
export function refuseStale(seen_at: string, { updated_at }: { updated_at: string }): void {
  if (seen_at !== updated_at) throw new Failure('conflict', { detail: `changed at ${updated_at}` })
}
