import type { Db } from '../../platform/db/db.ts'
import { sweepExpired } from '../../platform/db/sweep.ts'

/** Removes proofs, counts and solutions that can no longer be used. The message log stays. */
export async function sweepProofs(db: Db): Promise<void> {
  await sweepExpired(db, 'proof')
  await sweepExpired(db, 'usage')
  await sweepExpired(db, 'spent_challenge')
}
