import { Failure } from '../../platform/http/failure.ts'
import type { Platform } from '../../platform.ts'

/** Who tries, and whose door it is. Both limit, so that neither one network nor many can go on guessing. */
export interface Attempt {
  network: string
  /** The account that is tried, as typed and understood: known or not, it is counted the same. */
  subject: string
  /** Too many failures close the password way for a while; the code way, which others cannot go, stays open. */
  way: 'password' | 'code'
  solution: string | undefined
}

type Guarding = Pick<Platform, 'db' | 'secret'>

/** After some failures a challenge must be solved first, a harder one after more; in the end the door stays shut for a while. */
export async function guard(_platform: Guarding, _attempt: Attempt): Promise<void> {
  throw new Failure('unavailable', { detail: 'not built yet' })
}

/** Outside any transaction that might be undone: a failure counts. */
export async function noteFailure(_platform: Guarding, _attempt: Pick<Attempt, 'network' | 'subject'>): Promise<void> {
  throw new Failure('unavailable', { detail: 'not built yet' })
}
