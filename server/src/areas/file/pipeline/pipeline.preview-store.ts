import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Db } from '../../../platform/db/db.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { BlobContent } from '../file.blob.ts'

/** Something made of a content, still lying in the folder of the job. */
export interface PreviewFile {
  name: string
  path: string
  content_type: string
  width?: number
  height?: number
}

interface PreviewRow {
  blob_id: number
  name: string
  object_key: string
  content_type: string
  size: number
  width: number | null
  height: number | null
}

const atATime = 4
const rowsAtATime = 1_000

/** Under keys that no run used before, so that those in use stay whole until the rows change. */
export async function storeMade(
  storage: Storage,
  { blob_id }: BlobContent,
  made: PreviewFile[],
): Promise<PreviewRow[]> {
  const run = randomUUID()
  const stored: PreviewRow[] = []
  try {
    for (let first = 0; first < made.length; first += atATime) {
      await Promise.all(made.slice(first, first + atATime).map(store))
    }
    return stored
  } catch (error) {
    await Promise.allSettled(stored.map(({ object_key }) => storage.remove(object_key)))
    throw error
  }

  async function store({ name, path, content_type, width = 0, height = 0 }: PreviewFile) {
    const object_key = `preview/${blob_id}/${run}/${name}`
    const { size } = await stat(path)
    stored.push({ blob_id, name, object_key, content_type, size, width: width || null, height: height || null })
    await storage.put(object_key, createReadStream(path), { size, content_type })
  }
}

/** Begins the names of the pictures that lists show of a package. */
export const thumbnailPrefix = 'thumbnail-'

interface PreviewsMade {
  /** Pages and sizes of the content itself, or the pictures lists show of it: each is made without the other. */
  made: 'content' | 'thumbnails'
  stored: PreviewRow[]
}

/** In place of those made before, whose keys it answers. */
export async function replacePreviews(tx: Db, blob_id: number, { made, stored }: PreviewsMade): Promise<string[]> {
  const old = await tx
    .deleteFrom('preview')
    .where('blob_id', '=', blob_id)
    .where('name', made === 'thumbnails' ? 'like' : 'not like', `${thumbnailPrefix}%`)
    .returning('object_key')
    .execute()
  for (let first = 0; first < stored.length; first += rowsAtATime) {
    await tx
      .insertInto('preview')
      .values(stored.slice(first, first + rowsAtATime))
      .execute()
  }
  return old.map(({ object_key }) => object_key)
}
