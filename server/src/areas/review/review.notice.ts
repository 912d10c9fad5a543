import type { NoticeKind } from '@atrium/contract/notice-kinds'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { createNotices } from '../notice/notice.create.ts'
import type { SubmissionState } from './review.policy.ts'
import type { ReviewSubject } from './review.subject.ts'

/** Notifies the author of the outcome. */
export async function notifyAuthor(
  tx: Db,
  { table, key, author, notice, about }: ReviewSubject,
  id: number,
  outcome: Extract<SubmissionState, 'published' | 'changes_asked' | 'deprecated' | 'withdrawn'>,
): Promise<void> {
  const author_id = sql.ref(`reviewed.${author}`)
  const kind: NoticeKind = `${notice}_${outcome}`
  await createNotices(
    tx,
    kind,
    sql`select ${author_id}, ${about}, null::text from ${sql.table(table)} as reviewed
      where ${sql.ref(`reviewed.${key}`)} = ${id} and ${author_id} is not null`,
  )
}
