import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import type { Platform } from '../../src/platform.ts'
import { givenStoredFile } from './stored-file.ts'

interface PictureFixture {
  public?: boolean
  kind?: string
  state?: string
  width?: number
  height?: number
}

/** The photo of an account, as setting it leaves it. */
export async function givenPhoto(platform: Platform, user_id: number | null) {
  const { file_id, blob_id } = await givenPicture(platform, user_id)
  const photo_url = `/file/photo/${randomUUID()}`
  const { db } = platform
  await db.updateTable('file').set({ claimed_at: sql`now()` }).where('file_id', '=', file_id).execute()
  await db.updateTable('account').set({ photo_id: file_id, photo_url }).where('user_id', '=', user_id).execute()
  return { file_id, blob_id, photo_url }
}

/** A picture as the pipeline leaves it, with one re-encoded size. */
export async function givenPicture(platform: Platform, user_id: number | null, about: PictureFixture = {}) {
  const { kind = 'image', width = 320, height = width, ...rest } = about
  const content = await sharp({ create: { width, height, channels: 3, background: '#0b6a4b' } })
    .webp()
    .toBuffer()
  const file = await givenStoredFile(platform, {
    user_id: user_id ?? 0,
    file_name: 'logo.png',
    content_type: 'image/png',
    ...rest,
    previews: [{ name: `image-${width}.webp`, content, content_type: 'image/webp', width, height }],
  })
  await platform.db.updateTable('file').set({ kind }).where('file_id', '=', file.file_id).execute()
  return file
}
