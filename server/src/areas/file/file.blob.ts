import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { fileKind, type filePurpose } from '@atrium/contract/file'
import type { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import type { ByteRange, Storage } from '../../platform/storage/storage.ts'

export const fileKindSchema = fileKind
export type FileKind = z.output<typeof fileKindSchema>
export type FilePurpose = z.output<typeof filePurpose>

/** A content on its way, and what its oldest name says it is for. */
export interface BlobContent {
  blob_id: number
  user_id: number
  object_key: string
  size: number
  declared_sha256: Buffer | null
  sha256: Buffer | null
  content_type: string | null
  kind: FileKind
  file_name: string
}

/** Where a step may put files, and when it should stop. */
export interface WorkSpace {
  folder: string
  signal: AbortSignal
}

/** Null when it is not in this state, or when no file refers to it any more. */
export async function findContent(db: Db, blob_id: number, state: string): Promise<BlobContent | null> {
  const found = await db
    .selectFrom('blob')
    .innerJoin('file', 'file.blob_id', 'blob.blob_id')
    .select([
      'blob.blob_id',
      'blob.user_id',
      'object_key',
      'size',
      'declared_sha256',
      'sha256',
      'content_type',
      'kind',
      'file_name',
    ])
    .where('blob.blob_id', '=', blob_id)
    .where('state', '=', state)
    .orderBy('file_id')
    .limit(1)
    .$narrowType<{ kind: FileKind }>()
    .executeTakeFirst()
  return found ?? null
}

/** Brings the whole content into the folder, hashing it on its way. A connection that is cut or silent throws. */
export async function bring(
  storage: Storage,
  { object_key }: BlobContent,
  { folder, signal }: WorkSpace,
  name = 'content',
) {
  const path = join(folder, name)
  const hash = createHash('sha256')
  let size = 0

  await pipeline(
    await open(storage, object_key),
    async function* (pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        hash.update(piece)
        size += piece.length
        yield piece
      }
    },
    createWriteStream(path),
    { signal },
  )
  return { path, size, sha256: hash.digest() }
}

/** The first bytes of a content. */
export async function glance(storage: Storage, { object_key, size }: BlobContent, bytes: number): Promise<Buffer> {
  return buffer(await open(storage, object_key, { start: 0, end: Math.min(bytes, size) - 1 }))
}

const silence = 30_000

async function open(storage: Storage, object_key: string, range?: ByteRange) {
  const found = await storage.get(object_key, range)
  if (!found) throw new Error(`object ${object_key} not found in object store`)
  const { body } = found
  const clock = setTimeout(() => body.destroy(new Error('object store stopped sending')), silence)
  body.on('close', () => clearTimeout(clock))
  body.on('data', () => clock.refresh()).pause()
  return body
}
