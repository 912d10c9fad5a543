import { failures } from '@atrium/contract/errors'
import { Failure } from '../api/failure.ts'

/** How often it is tried again before a person has to say so, as long as nothing arrives. */
export const mostTries = 8
const longestPause = 30_000

/** A temporary failure of the network or the server, which a retry may overcome. */
export function isPassing(thrown: unknown): thrown is Failure {
  if (!(thrown instanceof Failure)) return false
  if (thrown.kind !== 'refused') return true
  // A chunk that came damaged is sent again as well.
  return passing.has(thrown.code) || thrown.data.field === 'chunk_sha256'
}

const passing: ReadonlySet<number> = new Set([
  failures.internal.code,
  failures.too_many_requests.code,
  failures.too_slow.code,
  failures.unavailable.code,
])

/** Doubles each time, and is at least as long as the server asks for. */
export function pauseAfter(failure: Failure, tries: number): number {
  const usual = Math.min(1_000 * 2 ** (tries - 1), longestPause)
  return Math.max(usual, (failure.data.retry_after ?? 0) * 1_000)
}

/**
 * Until the time is over, the browser is back on a network, or somebody says 'now'. Without a network no time is long
 * enough, and without a pause only the others count.
 */
export function waitFor(pause: number | null, now: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = pause === null ? undefined : setTimeout(() => navigator.onLine && go(), pause)
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      now.removeEventListener('abort', go)
      resolve()
    }
    addEventListener('online', go)
    now.addEventListener('abort', go)
    if (now.aborted) go()
  })
}
