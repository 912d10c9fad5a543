import { managementScreens } from '@atrium/contract/management'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { holdersOf } from '../account/account.staff.ts'
import type { ReviewSubject } from './review.subject.ts'

/** Who reviews rows of each table: holders of one of these screens. */
export const reviewScreens = {
  resource_version: [managementScreens.review],
  app_version: [managementScreens.app_review],
  article_revision: [managementScreens.review, managementScreens.articles],
} as const satisfies Record<ReviewSubject['table'], readonly number[]>

type ReviewingPerson = Pick<Viewer, 'user_id'>

/**
 * Of a row called `reviewed`: whether this person handed it in and a colleague has to publish it. The rule is on unless the
 * site settings switch it off, and does not apply where nobody else could review: a portal with one reviewer works.
 */
export function needsColleague({ table, author }: ReviewSubject, { user_id }: ReviewingPerson): RawBuilder<boolean> {
  return sql`(coalesce(${sql.ref(`reviewed.${author}`)} = ${user_id}, false)
    and coalesce((select value from setting where name = 'four_eyes'), 'true') = 'true'
    and exists (select from account as colleague where colleague.user_id in (${holdersOf(reviewScreens[table])})
      and colleague.user_id <> ${user_id} and colleague.state = 'active' and colleague.erase_at is null))`
}

/** Four eyes: authors cannot publish their own submissions. */
export async function refuseOwnSubmission(
  db: Db,
  subject: ReviewSubject,
  reviewer: ReviewingPerson,
  id: number,
): Promise<void> {
  const { rows } = await sql`
    select from ${sql.table(subject.table)} as reviewed
    where ${sql.ref(`reviewed.${subject.key}`)} = ${id} and ${needsColleague(subject, reviewer)}`.execute(db)
  if (rows.length > 0) throw new Failure('own_submission')
}
