import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Platform } from '../../../platform.ts'
import { removeFile, removeNameless } from '../file.service.ts'
import { sweepUploads } from '../upload/upload.sweep.ts'
import { differences } from './sweep.check-compare.ts'

const blobIdRow = z.object({ blob_id: z.number() })

const knownRow = z.object({ known: z.number() })

/** Long enough to fill in a form and to send it, and longer than anything is under way. */
const aDay = 24 * 3_600_000
const atOnce = 200

/** A database that has forgotten most of its files is the wrong one, or an old one: then nothing is removed. */
const suspicious = { orphans: 100, share: 0.5 }

type SweepContext = Pick<Platform, 'db' | 'storage' | 'log'>

/** Removes what is no longer used. Each part continues where the last run stopped, so it may be interrupted. */
export async function sweepFiles({ db, storage, log }: SweepContext, age = aDay) {
  const before = new Date(Date.now() - age).toISOString()
  await sweepUploads(db, storage)
  const swept = {
    unclaimed: await sweepUnclaimed(db, storage, before),
    nameless: await sweepNameless(db, storage, before),
    parts: await sweepParts(db, storage, before),
    orphaned: await sweepOrphans({ db, storage, log }, before),
  }
  log.info(swept, 'file sweep finished')
  return swept
}

/** Files no area took into use within a day. One that is claimed just now is kept: its row is locked and read again. */
async function sweepUnclaimed(db: Db, storage: Storage, before: string): Promise<number> {
  let swept = 0
  for (let after = 0; ; ) {
    const found = await db
      .selectFrom('file')
      .select(['file_id', 'user_id'])
      .where('claimed_at', 'is', null)
      .where('created_at', '<', before)
      .where('file_id', '>', after)
      .orderBy('file_id')
      .limit(atOnce)
      .execute()
    for (const { user_id, file_id } of found) {
      const removed = await removeFile(db, storage, user_id, file_id).then(() => true, unlessUsed)
      if (removed) swept++
    }
    if (found.length < atOnce) return swept
    after = found.at(-1)?.file_id ?? after
  }
}

function unlessUsed(error: unknown): false {
  if (error instanceof Failure && ['conflict', 'not_found'].includes(error.failure)) return false
  throw error
}

/** Contents that lost their last name in another way than by being removed. */
async function sweepNameless(db: Db, storage: Storage, before: string): Promise<number> {
  let swept = 0
  for (let after = 0; ; ) {
    const { rows } = await typedSql(blobIdRow)`
      select blob_id from blob where blob_id > ${after} and created_at < ${before}
        and not exists (select from file where file.blob_id = blob.blob_id)
      order by blob_id limit ${atOnce}`.execute(db)
    for (const { blob_id } of rows) {
      const keys = await db.transaction().execute(async (tx) => {
        await tx.selectFrom('blob').select('blob_id').where('blob_id', '=', blob_id).forUpdate().execute()
        return removeNameless(tx, blob_id)
      })
      for (const key of keys) await storage.remove(key)
      if (keys.length > 0) swept++
    }
    if (rows.length < atOnce) return swept
    after = rows.at(-1)?.blob_id ?? after
  }
}

/** Uploads in parts that no row knows: begun by a process that died before it wrote the row. */
async function sweepParts(db: Db, storage: Storage, before: string): Promise<number> {
  let swept = 0
  for await (const { key, multipart_id, began_at } of storage.listMultiparts()) {
    if (!key.startsWith('blob/') || began_at.toISOString() > before) continue
    const known = await db.selectFrom('upload').select('upload_id').where('multipart_id', '=', multipart_id).execute()
    if (known.length > 0) continue
    await storage.abortMultipart(key, multipart_id)
    swept++
  }
  return swept
}

async function sweepOrphans({ db, storage, log }: SweepContext, before: string): Promise<number> {
  const { rows } = await typedSql(knownRow)`
    select sum(greatest(reltuples, 0))::float8 as known from pg_class
    where oid in ('blob'::regclass, 'preview'::regclass)`.execute(db)
  const known = rows[0]?.known ?? 0
  const most = Math.max(suspicious.orphans, known * suspicious.share)
  let swept = 0

  for (const table of ['blob', 'preview'] as const) {
    for await (const difference of differences({ db, storage }, table)) {
      if (difference.kind !== 'orphaned' || difference.modified_at > before) continue
      if (swept >= most) {
        log.error({ swept, known }, 'too many objects without a database row: sweep stopped')
        return swept
      }
      await storage.remove(difference.key)
      swept++
    }
  }
  return swept
}
