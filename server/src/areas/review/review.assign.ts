import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { lockState } from './review.decide.ts'
import type { ReviewSubject } from './review.subject.ts'

/** A review can be taken over, so that an absent reviewer does not block it. */
export async function takeReview(tx: Db, subject: ReviewSubject, { user_id }: Viewer, id: number): Promise<null> {
  if ((await lockState(tx, subject, id)) !== 'in_review') throw new Failure('conflict')
  await assign(tx, subject, id, user_id)
  return null
}

/** Only one's own. */
export async function leaveReview(tx: Db, subject: ReviewSubject, { user_id }: Viewer, id: number): Promise<null> {
  const { table, key } = subject
  await lockState(tx, subject, id)
  const { rows } = await sql`
    select from ${sql.table(table)} where ${sql.ref(key)} = ${id} and reviewer_id = ${user_id}`.execute(tx)
  if (rows.length > 0) await assign(tx, subject, id, null)
  return null
}

async function assign(tx: Db, { table, key }: ReviewSubject, id: number, reviewer_id: number | null) {
  await sql`update ${sql.table(table)} set reviewer_id = ${reviewer_id} where ${sql.ref(key)} = ${id}`.execute(tx)
}
