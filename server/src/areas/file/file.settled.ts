import type { Db } from '../../platform/db/db.ts'
import type { Wiring } from '../../platform/wiring.ts'

/** Runs every handler in the transaction that makes the files ready or refuses them. */
export async function runSettledHandlers(tx: Db, { fileSettledHandlers }: Wiring, file_ids: number[]): Promise<void> {
  if (file_ids.length > 0) for (const handle of fileSettledHandlers) await handle(tx, file_ids)
}

export async function findFileIds(tx: Db, blob_id: number): Promise<number[]> {
  const files = await tx.selectFrom('file').select('file_id').where('blob_id', '=', blob_id).execute()
  return files.map(({ file_id }) => file_id)
}
