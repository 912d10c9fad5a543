import type { Db } from '../../platform/db/db.ts'

type Listener = (tx: Db, file_ids: number[]) => Promise<unknown>

const listeners: Listener[] = []

/** An area that waits for a file to be ready, or refused, is told in the transaction that makes it so. */
export function whenFilesSettle(listener: Listener): void {
  listeners.push(listener)
}

export async function tellSettled(tx: Db, file_ids: number[]): Promise<void> {
  if (file_ids.length > 0) for (const listener of listeners) await listener(tx, file_ids)
}

export async function namesOf(tx: Db, blob_id: number): Promise<number[]> {
  const names = await tx.selectFrom('file').select('file_id').where('blob_id', '=', blob_id).execute()
  return names.map(({ file_id }) => file_id)
}
