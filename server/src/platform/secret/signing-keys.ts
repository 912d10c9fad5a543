import type { Db } from '../db/db.ts'
import type { Signer } from './signer.ts'

/** Whoever changes the key keeps the old ones: what was signed with them can still be checked. */
export async function rememberKey(db: Db, { key_id, public_key }: Signer): Promise<void> {
  await db
    .insertInto('signing_key')
    .values({ key_id, public_key })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
