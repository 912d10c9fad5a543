import { waiting } from '@atrium/contract/review'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { totalRow, typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { ownerName } from '../item/item.service.ts'
import { holdState } from './review.decide.ts'
import type { Subject } from './review.subject.ts'

interface Query {
  order_by?: { submitted_at?: 'asc' | 'desc' | undefined } | undefined
  page: number
  size: number
}

/** What waits longest first, unless asked otherwise. */
export async function listReviews(db: Db, subject: Subject, { user_id, language }: Viewer, query: Query) {
  const { table, key, author } = subject
  const direction = sql.raw(query.order_by?.submitted_at === 'desc' ? 'desc' : 'asc')
  const id = sql.ref(`reviewed.${key}`)

  const { rows: list } = await typedSql(waiting)`
    select ${id} as submission_id, coalesce(${subject.title(language)}, '') as title, reviewed.submitted_at,
      ${ownerName(language)} as author_name, nullif(reviewer.user_name, '') as reviewer_name,
      coalesce(reviewed.reviewer_id = ${user_id}, false) as mine,
      (select count(*)::int from review_decision as made where ${sql.ref(`made.${key}`)} = ${id}) as rounds
    from ${sql.table(table)} as reviewed
      left join account on account.user_id = ${sql.ref(`reviewed.${author}`)}
      left join account as reviewer on reviewer.user_id = reviewed.reviewer_id
    where reviewed.state = 'in_review' order by reviewed.submitted_at ${direction}, ${id} ${direction}
    limit ${query.size} offset ${(query.page - 1) * query.size}`.execute(db)
  const { rows } = await typedSql(totalRow)`
    select count(*)::int as total from ${sql.table(table)} where state = 'in_review'`.execute(db)
  return { list, total: rows[0]?.total ?? 0 }
}

/** Somebody who is away does not keep others from it: who takes it has it. */
export async function takeReview(tx: Db, subject: Subject, { user_id }: Viewer, id: number): Promise<null> {
  if ((await holdState(tx, subject, id)) !== 'in_review') throw new Failure('conflict')
  await assign(tx, subject, id, user_id)
  return null
}

/** Only one's own. */
export async function leaveReview(tx: Db, subject: Subject, { user_id }: Viewer, id: number): Promise<null> {
  const { table, key } = subject
  await holdState(tx, subject, id)
  const { rows } = await sql`
    select from ${sql.table(table)} where ${sql.ref(key)} = ${id} and reviewer_id = ${user_id}`.execute(tx)
  if (rows.length > 0) await assign(tx, subject, id, null)
  return null
}

async function assign(tx: Db, { table, key }: Subject, id: number, reviewer_id: number | null) {
  await sql`update ${sql.table(table)} set reviewer_id = ${reviewer_id} where ${sql.ref(key)} = ${id}`.execute(tx)
}
