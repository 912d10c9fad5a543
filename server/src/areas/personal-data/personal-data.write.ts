import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Language } from '@atrium/contract/languages'
import { sql } from 'kysely'
import { ZipFile } from 'yazl'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import type { Platform } from '../../platform.ts'
import { queueMessage } from '../message/message.service.ts'
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

  const zip = await pack(await gather(db, secret, wanted.user_id), language)
  await storage.put(wanted.object_key, zip, { size: zip.length, content_type: 'application/zip' })

  const isReady = await db.transaction().execute((tx) => hand(tx, platform, { export_id, size: zip.length, language }))
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

async function pack(files: Record<string, unknown>, language: Language): Promise<Buffer> {
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from(readMe(language)), 'README.txt')
  for (const [name, content] of Object.entries(files)) {
    zip.addBuffer(Buffer.from(`${JSON.stringify(content, null, 2)}\n`), `${name}.json`)
  }
  zip.end()
  return buffer(zip.outputStream)
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
