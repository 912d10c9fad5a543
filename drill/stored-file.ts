/** A large file as the pipeline leaves it, and somebody who may fetch it. */
import { createHash, randomBytes } from 'node:crypto'
import { readConfig } from '@atrium/server/config'
import { openStorage } from '@atrium/server/platform/storage/storage'
import { givenPerson } from './given-person.ts'
import { querySql } from './portal.ts'

const part = 16 * 1024 * 1024

/** The same bytes for whoever asks: a block that is not compressible, with the number of its turn in front. */
export function* bytesOf(size: number): Generator<Buffer> {
  const block = randomBytes(Math.min(part, size))
  for (let sent = 0; sent < size; sent += part) {
    const piece = Buffer.from(block.subarray(0, Math.min(part, size - sent)))
    piece.writeDoubleBE(sent)
    yield piece
  }
}

export async function storeFile(
  environment: { DATABASE_URL: string; S3_PREFIX: string },
  size: number,
  alsoTo: (piece: Buffer) => Promise<unknown> = async () => {},
) {
  const storage = openStorage(readConfig({ ...process.env, ...environment }))
  const object_key = `blob/${randomBytes(8).toString('hex')}`
  const multipart_id = await storage.createMultipart(object_key, 'application/octet-stream')
  const hash = createHash('sha256')
  const parts: { number: number; etag: string }[] = []
  for (const piece of bytesOf(size)) {
    const number = parts.length + 1
    hash.update(piece)
    await alsoTo(piece)
    const etag = await storage.uploadPart({ key: object_key, multipart_id, number }, piece, piece.length)
    parts.push({ number, etag: etag ?? '' })
  }
  await storage.completeMultipart(object_key, multipart_id, parts)

  const sha256 = hash.digest()
  const ask = async (statement: string, values: unknown[]) =>
    (await querySql(environment.DATABASE_URL, statement, values))[0]
  const { user_id, authorization } = await givenPerson(environment.DATABASE_URL, { user_name: 'reader' })
  const blob = await ask(
    `insert into blob (user_id, object_key, size, sha256, content_type, state)
     values ($1, $2, $3, $4, 'application/zip', 'ready') returning blob_id`,
    [user_id, object_key, size, sha256],
  )
  const file = await ask(
    `insert into file (user_id, blob_id, file_name, kind, claimed_at)
     values ($1, $2, '安装包 “一”.zip', 'installer', now()) returning file_id`,
    [user_id, blob?.blob_id],
  )
  return {
    file_id: Number(file?.file_id),
    authorization,
    sha256: sha256.toString('hex'),
    async remove() {
      await storage.remove(object_key)
      storage.close()
    },
  }
}
