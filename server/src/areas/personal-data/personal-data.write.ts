import { randomUUID } from 'node:crypto'
import type { Language } from '@atrium/contract/languages'
import { sql } from 'kysely'
import { z } from 'zod'
import { packZip, type ZipEntry } from '../../platform/archive/pack.ts'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { sanitizeFileName } from '../../platform/storage/attachment.ts'
import type { Platform } from '../../platform.ts'
import { queueMessage } from '../message/message.service.ts'
import { accountsOf } from './personal-data.accounts.ts'
import { gather } from './personal-data.gather.ts'
import { readMe } from './personal-data.texts.ts'

const userIdObjectKeyRow = z.object({ user_id: z.number(), object_key: z.string() })

const userIdEmailRow = z.object({ user_id: z.number(), email: z.string().nullable() })

type ArchiveContext = Pick<Platform, 'db' | 'secret' | 'storage'>

/** A repeated run uses the same key, so that no second object is left behind. */
export async function writeExport(platform: ArchiveContext, export_id: number, language: Language): Promise<void> {
  const { db, secret, storage } = platform
  const wanted = await chooseKey(db, export_id)
  if (!wanted) return

  const lists = await gather(db, secret, wanted.user_id)
  const entries = [...writeLists(lists, language), ...(await findUploadedFiles(db, wanted.user_id))]
  const { body, size } = packZip(storage, entries, new Date())
  await storage.put(wanted.object_key, body, { size, content_type: 'application/zip' })

  const isReady = await db.transaction().execute((tx) => hand(tx, platform, { export_id, size, language }))
  // The account was erased meanwhile: nothing of it may stay.
  if (!isReady) await storage.remove(wanted.object_key)
}

/** No later try will come: the person may ask again. */
export async function failPersonalExport(db: Db, export_id: number): Promise<void> {
  await sql`update personal_export set state = 'failed' where export_id = ${export_id} and state = 'waiting'`.execute(
    db,
  )
}

async function chooseKey(db: Db, export_id: number) {
  const { rows } = await typedSql(userIdObjectKeyRow)`
    update personal_export set object_key = coalesce(object_key, ${`exports/${randomUUID()}.zip`})
    where export_id = ${export_id} and state = 'waiting' returning user_id, object_key`.execute(db)
  return rows[0]
}

function writeLists(lists: Record<string, unknown>, language: Language): ZipEntry[] {
  const written = Object.entries(lists).map(([name, content]) => ({
    path: `${name}.json`,
    bytes: Buffer.from(`${JSON.stringify(content, null, 2)}\n`),
  }))
  return [{ path: 'README.txt', bytes: Buffer.from(readMe(language)) }, ...written]
}

const uploadedFileRow = z.object({
  file_id: z.number(),
  file_name: z.string(),
  object_key: z.string(),
  size: z.number(),
})

/** One object of the store holds at most five gigabytes: the newest files come first, the rest is in the list alone. */
const mostBytes = 4 * 1024 ** 3

async function findUploadedFiles(db: Db, user_id: number): Promise<ZipEntry[]> {
  const { rows } = await typedSql(uploadedFileRow)`
    select file_id, file_name, object_key, size from (
      select file_id, file_name, object_key, size, sum(size) over (order by file_id desc) as total
      from file join blob using (blob_id)
      where file.user_id = any(${await accountsOf(db, user_id)}) and blob.state = 'ready'
    ) as mine where total <= ${mostBytes} order by file_id`.execute(db)
  return rows.map(({ file_id, file_name, object_key, size }) => ({
    path: `files/${file_id}-${sanitizeFileName(file_name)}`,
    object_key,
    size,
  }))
}

interface WrittenArchive {
  export_id: number
  size: number
  language: Language
}

async function hand(
  tx: Db,
  { secret }: ArchiveContext,
  { export_id, size, language }: WrittenArchive,
): Promise<boolean> {
  const { rows } = await typedSql(userIdEmailRow)`
    update personal_export set state = 'ready', size = ${size}, expires_at = now() + interval '7 days'
    from account
    where export_id = ${export_id} and personal_export.state = 'waiting'
      and account.user_id = personal_export.user_id and account.state = 'active'
    returning account.user_id, email`.execute(tx)
  const [person] = rows
  if (person?.email) {
    const { user_id, email } = person
    await queueMessage(tx, secret, { channel: 'email', to: email, template: 'export_ready', language, user_id })
  }
  return person !== undefined
}
