import type { Db } from '../../../platform/db/db.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { claimFile } from '../file.service.ts'
import { publicAddress } from './serve.open.ts'

/** Takes a picture that every visitor sees into use: it must be public and have passed the pipeline. */
export async function claimPublicPicture(tx: Db, viewer: Viewer, file_id: number, field: string): Promise<string> {
  const file = await claimFile(tx, viewer, file_id)
  if (!file.public || file.kind !== 'image' || file.state !== 'ready') {
    throw new Failure('invalid_input', { field, detail: 'not a public image in state ready' })
  }
  return publicAddress(file)
}

/** A picture that its area shows nowhere any more is swept within a day. */
export async function releasePictures(tx: Db, file_ids: number[]): Promise<void> {
  if (file_ids.length === 0) return
  await tx.updateTable('file').set({ claimed_at: null }).where('file_id', 'in', file_ids).execute()
}
