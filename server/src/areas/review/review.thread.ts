import type { threadMessage } from '@atrium/contract/review/review'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { createNotices } from '../notice/notice.create.ts'
import { reviewScreens } from './review.four-eyes.ts'
import type { ReviewSubject } from './review.subject.ts'

type ThreadMessage = z.output<typeof threadMessage>
type ThreadWriter = Pick<Viewer, 'user_id'>

/** Decisions and messages about a row of the table in one list, the first one first; `row` is its alias. */
export function threadOf({ key, author }: ReviewSubject, row: string): RawBuilder<unknown> {
  const id = sql.ref(`${row}.${key}`)
  // Authors who take back what is published note that as a decision, too.
  const isByAuthor = sql`coalesce(decided_by = ${sql.ref(`${row}.${author}`)}, false) and reason = 'authors_wish'`
  return sql`coalesce((
    select jsonb_agg(to_jsonb(entry) order by entry.created_at, entry.entry_id) from (
      select 'decision-' || decision_id as entry_id, decision, reason, text, refers_to,
        nullif(person.user_name, '') as author_name, not coalesce(${isByAuthor}, false) as is_reviewer, made.created_at
      from review_decision as made left join account as person on person.user_id = decided_by
      where ${sql.ref(`made.${key}`)} = ${id}
      union all
      select 'message-' || message_id, null, null, text, refers_to, nullif(person.user_name, ''), is_reviewer,
        sent.created_at
      from review_message as sent left join account as person on person.user_id = sent.user_id
      where ${sql.ref(`sent.${key}`)} = ${id}
    ) as entry), '[]')`
}

/** Whether reviewers can read a row of the table; what they cannot read nobody writes about. */
export function canWriteTo(row: string): RawBuilder<boolean> {
  return sql<boolean>`coalesce(${sql.ref(`${row}.submitted_at`)} is not null and ${sql.ref(`${row}.state`)} <> 'draft', false)`
}

/** The author to those who review it: who took it, decided about it or wrote before. */
export async function writeAsAuthor(
  tx: Db,
  subject: ReviewSubject,
  writer: ThreadWriter,
  id: number,
  message: ThreadMessage,
): Promise<void> {
  await lockWritable(tx, subject, id)
  await saveMessage(tx, subject, id, { ...message, user_id: writer.user_id, is_reviewer: false })

  const { table, key, notice } = subject
  const isThis = (alias: string) => sql`${sql.ref(`${alias}.${key}`)} = ${id}`
  await createNotices(
    tx,
    `${notice}_replied`,
    sql`select reviewer.user_id, ${quoting(subject, writer, message.text)}, null::text
      from ${sql.table(table)} as reviewed, account as reviewer
      where ${isThis('reviewed')} and reviewer.user_id <> ${writer.user_id}
        and reviewer.user_id in (
          select reviewed.reviewer_id
          union select decided_by from review_decision as made where ${isThis('made')}
          union select user_id from review_message as sent where ${isThis('sent')} and is_reviewer)
        and reviewer.menus && ${[...reviewScreens[table]]}::int[]`,
  )
}

/** A reviewer to the author, without deciding. */
export async function writeAsReviewer(
  tx: Db,
  subject: ReviewSubject,
  writer: ThreadWriter,
  id: number,
  message: ThreadMessage,
): Promise<null> {
  await lockWritable(tx, subject, id)
  await saveMessage(tx, subject, id, { ...message, user_id: writer.user_id, is_reviewer: true })

  const { table, key, author, notice } = subject
  const author_id = sql.ref(`reviewed.${author}`)
  await createNotices(
    tx,
    `${notice}_commented`,
    sql`select ${author_id}, ${quoting(subject, writer, message.text)}, null::text from ${sql.table(table)} as reviewed
      where ${sql.ref(`reviewed.${key}`)} = ${id} and ${author_id} <> ${writer.user_id}`,
  )
  return null
}

const writableRow = z.object({ can_write: z.boolean() })

async function lockWritable(tx: Db, { table, key }: ReviewSubject, id: number): Promise<void> {
  const { rows } = await typedSql(writableRow)`
    select ${canWriteTo('reviewed')} as can_write from ${sql.table(table)} as reviewed
    where ${sql.ref(`reviewed.${key}`)} = ${id} for update`.execute(tx)
  if (!rows[0]) throw new Failure('not_found')
  if (!rows[0].can_write) throw new Failure('conflict', { detail: 'not handed in' })
}

async function saveMessage(
  tx: Db,
  { key }: ReviewSubject,
  id: number,
  message: ThreadMessage & ThreadWriter & { is_reviewer: boolean },
): Promise<void> {
  await tx
    .insertInto('review_message')
    .values({ [key]: id, ...message })
    .execute()
}

/** What a notice is about, with the words of the person. */
function quoting({ about }: ReviewSubject, { user_id }: ThreadWriter, text: string): RawBuilder<unknown> {
  return sql`${about} || jsonb_build_object('quote', ${text}::text, 'by', ${user_id}::bigint)`
}
