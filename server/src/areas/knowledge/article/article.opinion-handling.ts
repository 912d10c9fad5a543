import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { anyRow, typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'

const handledAtRow = z.object({ handled_at: z.string().nullable() })

/** Once: a second attempt is a conflict. */
export async function handleOpinion(tx: Db, user_id: number, opinion_id: number, reason: string): Promise<null> {
  const { rows } = await typedSql(handledAtRow)`
    select handled_at from article_opinion where opinion_id = ${opinion_id} for update`.execute(tx)
  if (!rows[0]) throw new Failure('not_found')
  if (rows[0].handled_at !== null) throw new Failure('conflict', { detail: 'already handled' })
  await tx
    .updateTable('article_opinion')
    .set({ handled_at: sql`now()`, handled_by: user_id, handled_reason: reason })
    .where('opinion_id', '=', opinion_id)
    .execute()
  return null
}

/** For the audit log, without the hash of a visitor's network. */
export async function readOpinion(tx: Db, opinion_id: number) {
  const { rows } = await typedSql(anyRow)`
    select item_id as article_id, useful, reason, text, handled_at, handled_by, handled_reason
    from article_opinion where opinion_id = ${opinion_id}`.execute(tx)
  return rows[0] ?? null
}
