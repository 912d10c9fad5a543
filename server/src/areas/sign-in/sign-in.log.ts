import type { FailureName } from '@atrium/contract/errors'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { RequestOrigin } from '../../platform/http/protection/origin.ts'

interface SignInEvent {
  /** Null if no account was recognised. */
  user_id: number | null
  way: string
  origin: RequestOrigin
}
type SignInOutcome = 'signed_in' | 'registered' | 'refused' | 'challenged' | 'too_often'

/** Never what was typed: people put passwords into the wrong field. */
export async function logSignIn(db: Db, outcome: SignInOutcome, { user_id, way, origin }: SignInEvent): Promise<void> {
  await db
    .insertInto('sign_in')
    .values({ user_id, way, outcome, ...origin })
    .execute()
}

const refusals: Partial<Record<FailureName, SignInOutcome>> = {
  wrong_code: 'refused',
  provider_refused: 'refused',
  challenge_needed: 'challenged',
  too_many_requests: 'too_often',
}

/** Runs what may be refused. A refusal is written down before it is answered, outside of what it undoes. */
export async function loggingRefusals<Result>(db: Db, seen: SignInEvent, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const outcome = error instanceof Failure && refusals[error.failure]
    if (outcome) await logSignIn(db, outcome, seen)
    throw error
  }
}
