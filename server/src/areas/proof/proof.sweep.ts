import type { Db } from '../../platform/db/db.ts'
import { sweepExpired } from '../../platform/db/sweep.ts'

/** Proofs, counts and solutions that nobody can use or asks about any more. What was sent stays in its log. */
export async function sweepProofs(db: Db): Promise<void> {
  await sweepExpired(db, 'proof')
  await sweepExpired(db, 'usage')
  await sweepExpired(db, 'spent_challenge')
}
