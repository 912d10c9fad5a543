import { sql } from 'kysely'
import type { Portal } from '../portal.ts'
import type { CallSamples } from './samples.ts'

/** A video the converter has been through, or has given up on. */
export async function givenConversion({ db, user_id }: Pick<Portal, 'db' | 'user_id'>, state: 'ready' | 'failed') {
  const reason = state === 'failed' ? 'conversion_failed' : null
  const { rows } = await sql<{ blob_id: number }>`
    insert into blob (user_id, object_key, size, content_type, state, reason, about)
    values (${user_id}, gen_random_uuid(), 1000, 'video/mp4', ${state}, ${reason}, '{"seconds": 61.5}')
    returning blob_id`.execute(db)
  const blob_id = rows[0]?.blob_id ?? 0
  await sql`insert into file (user_id, blob_id, file_name, kind) values (${user_id}, ${blob_id}, '入门.mp4', 'video')`.execute(
    db,
  )
  await sql`insert into blob_step (blob_id, step, ended_at, outcome, attempts, error)
    values (${blob_id}, 'preview', now(), ${reason ?? 'done'}, ${state === 'failed' ? 3 : 1}, ${reason})`.execute(db)
  return blob_id
}

export const conversionSamples = {
  'POST /api/management/conversions/{blob_id}/again': async (portal) => ({
    params: { blob_id: await givenConversion(portal, 'ready') },
    payload: { reason: '画面模糊' },
  }),
} satisfies CallSamples
