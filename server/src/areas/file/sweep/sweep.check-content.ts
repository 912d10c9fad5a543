import { createHash } from 'node:crypto'
import { z } from 'zod'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Platform } from '../../../platform.ts'

const contentRowSchema = z.object({ blob_id: z.number(), object_key: z.string(), sha256: z.string() })

const rowsAtOnce = 500
const atOnce = 4

export interface ContentCheck {
  checked: number
  bytes: number
  /** Keys of objects that are missing or hold something else than their row says. */
  wrong: string[]
}

/** Reads every content whose SHA-256 is known and compares it: for the time after a restore, when sizes are not enough. */
export async function checkContents({ db, storage }: Pick<Platform, 'db' | 'storage'>): Promise<ContentCheck> {
  const result: ContentCheck = { checked: 0, bytes: 0, wrong: [] }

  async function checkOne({ object_key, sha256 }: z.output<typeof contentRowSchema>) {
    const found = await hashObject(storage, object_key)
    result.checked++
    result.bytes += found?.bytes ?? 0
    if (found?.sha256 !== sha256) result.wrong.push(object_key)
  }

  for (let after = 0; ; ) {
    const { rows } = await typedSql(contentRowSchema)`
      select blob_id, object_key, encode(sha256, 'hex') as sha256 from blob
      where blob_id > ${after} and sha256 is not null order by blob_id limit ${rowsAtOnce}`.execute(db)
    after = rows.at(-1)?.blob_id ?? after
    const isLast = rows.length < rowsAtOnce
    while (rows.length > 0) await Promise.all(rows.splice(0, atOnce).map(checkOne))
    if (isLast) return result
  }
}

async function hashObject(storage: Storage, key: string) {
  const object = await storage.get(key)
  if (!object) return null
  const hash = createHash('sha256')
  let bytes = 0
  for await (const piece of object.body) {
    hash.update(piece)
    bytes += piece.length
  }
  return { sha256: hash.digest('hex'), bytes }
}
