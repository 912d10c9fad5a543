import { Failure } from './failure.ts'

/** Whoever saves has seen what stands there now: what somebody else wrote meanwhile is not written over. */
export function refuseStale(seen_at: string, { updated_at }: { updated_at: string }): void {
  if (seen_at !== updated_at) throw new Failure('conflict', { detail: `changed at ${updated_at}` })
}
