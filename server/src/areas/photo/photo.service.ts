import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { claimFile } from '../file/file.service.ts'

/** A new photo has a new, unguessable address. */
export const photoPath = '/file/photo/'

export async function changePhoto(tx: Db, viewer: Viewer, file_id: number): Promise<{ photo_url: string }> {
  await lockAccount(tx, viewer.user_id)
  const file = await claimFile(tx, viewer, file_id)
  if (file.kind !== 'image' || file.state !== 'ready' || !isSquare(file.previews)) {
    throw new Failure('invalid_input', { field: 'file_id', detail: 'not a square image in state ready' })
  }
  return setPhoto(tx, viewer.user_id as number, file_id)
}

export async function removePhoto(tx: Db, { user_id }: Viewer): Promise<null> {
  await releasePhotos(tx, user_id === null ? [] : [user_id])
  return null
}

/** The file must be claimed and checked. */
export async function setPhoto(tx: Db, user_id: number, file_id: number): Promise<{ photo_url: string }> {
  await releasePhotos(tx, [user_id], file_id)
  const photo_url = photoPath + randomBytes(18).toString('base64url')
  await tx
    .updateTable('account')
    .set({ photo_id: file_id, photo_url, photo_next_id: null, updated_at: sql`now()` })
    .where('user_id', '=', user_id)
    .execute()
  return { photo_url }
}

export function isSquare(previews: { width: number | null; height: number | null }[]): boolean {
  return previews.length > 0 && previews.every(({ width, height }) => width !== null && width === height)
}

/** The addresses serve nothing any more; the files are swept within a day. */
async function releasePhotos(tx: Db, user_ids: number[], except: number | null = null): Promise<void> {
  await sql`
    update file set claimed_at = null from account
    where account.user_id = any(${user_ids}) and file_id in (photo_id, photo_next_id)
      and file_id is distinct from ${except}::bigint`.execute(tx)
  await tx
    .updateTable('account')
    .set({ photo_id: null, photo_url: null, photo_next_id: null, updated_at: sql`now()` })
    .where('user_id', 'in', user_ids)
    .execute()
}

async function lockAccount(tx: Db, user_id: number | null): Promise<void> {
  await tx.selectFrom('account').select('user_id').where('user_id', '=', user_id).forUpdate().execute()
}
