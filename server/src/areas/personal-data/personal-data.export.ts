import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { enqueue } from '../../platform/job/enqueue.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { personalDataExport } from './personal-data.jobs.ts'
import { fileName } from './personal-data.texts.ts'

const exportIdRow = z.object({ export_id: z.number() })

/** One at a time; those that are ready stay for a week. */
export async function requestPersonalExport(tx: Db, { user_id, language }: Viewer) {
  const { rows } = await typedSql(exportIdRow)`
    insert into personal_export (user_id, expires_at) values (${user_id}, now() + interval '7 days')
    on conflict (user_id) where state = 'waiting' do nothing returning export_id`.execute(tx)

  if (!rows[0]) throw new Failure('conflict', { detail: 'an export is already running' })
  await enqueue(tx, personalDataExport, { export_id: rows[0].export_id, language })
  return rows[0]
}

export async function listExports(db: Db, { user_id }: Viewer) {
  const list = await db
    .selectFrom('personal_export')
    .select(['export_id', 'state', 'size', 'created_at', 'expires_at'])
    .where('user_id', '=', user_id)
    .where('expires_at', '>', sql<string>`now()`)
    .orderBy('export_id', 'desc')
    .limit(100)
    .$narrowType<{ state: 'waiting' | 'ready' | 'failed' }>()
    .execute()
  return { list }
}

const addressSeconds = 60

/** Visible only to its owner, and only while it is ready. */
export async function openExport(db: Db, storage: Storage, { user_id, language }: Viewer, export_id: number) {
  const found = await db
    .selectFrom('personal_export')
    .select(['object_key', 'created_at'])
    .where('export_id', '=', export_id)
    .where('user_id', '=', user_id)
    .where('state', '=', 'ready')
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst()

  if (!found?.object_key) throw new Failure('not_found')
  const file_name = fileName(language, found.created_at)
  return { address: await storage.presign(found.object_key, { seconds: addressSeconds, file_name }) }
}
