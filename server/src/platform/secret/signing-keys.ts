import type { Db } from '../db/db.ts'
import type { Signer } from './signer.ts'

/** Old keys are kept after a change: their signatures can still be verified. */
export async function rememberKey(db: Db, { key_id, public_key }: Signer): Promise<void> {
  await db
    .insertInto('signing_key')
    .values({ key_id, public_key })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
