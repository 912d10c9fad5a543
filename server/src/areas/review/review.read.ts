import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '../../platform/http/viewer.ts'
import { ownerName } from '../item/item.service.ts'
import { approvalOf } from './review.approve.ts'
import { needsColleague } from './review.four-eyes.ts'
import type { ReviewSubject } from './review.subject.ts'
import { threadOf } from './review.thread.ts'

/** What a reviewer sees of any kind of submission, from `reviewedTables`. */
export function reviewedColumns(subject: ReviewSubject, { language, user_id }: Viewer): RawBuilder<unknown> {
  return sql`${sql.ref(`reviewed.${subject.key}`)} as submission_id, coalesce(${subject.title(language)}, '') as title,
    ${ownerName(language)} as author_name, reviewed.state, reviewed.submitted_at,
    nullif(reviewer.user_name, '') as reviewer_name, coalesce(reviewed.reviewer_id = ${user_id}, false) as mine,
    ${needsColleague(subject, { user_id })} as needs_colleague, ${approvalOf(subject, 'reviewed', { user_id })} as approval, ${threadOf(subject, 'reviewed')} as thread`
}

export function reviewedTables({ table, author }: ReviewSubject): RawBuilder<unknown> {
  return sql`${sql.table(table)} as reviewed
    left join account on account.user_id = ${sql.ref(`reviewed.${author}`)}
    left join account as reviewer on reviewer.user_id = reviewed.reviewer_id`
}
