import { feedbackState } from '@atrium/contract/feedback/feedback'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import { readMessage } from '../../platform/markdown/markdown.ts'
import { plainText } from '../../platform/markdown/plain-text.ts'

export const feedbackThreadSchema = z.object({
  feedback_id: z.number(),
  state: feedbackState,
  shipped_in: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type FeedbackThread = z.output<typeof feedbackThreadSchema>

export const threadRowSchema = feedbackThreadSchema.extend({
  content: z.string(),
  message_count: z.number(),
  /** As exact as the index: what people get has milliseconds only. */
  moment: z.string(),
})
export type ThreadRow = z.output<typeof threadRowSchema>

/** Of a `feedback`. */
export const threadColumns: RawBuilder<unknown> = sql`
  feedback.feedback_id, feedback.state, feedback.shipped_in, feedback.created_at, feedback.updated_at`

export const rowColumns: RawBuilder<unknown> = sql`
  ${threadColumns}, left(feedback.content, 2000) as content, feedback.updated_at::text as moment,
  1 + (select count(*) from feedback_message as message where message.feedback_id = feedback.feedback_id) as message_count`

export function asSummary<Row extends ThreadRow>({ content, moment, ...row }: Row) {
  return { ...row, beginning: beginningOf(content, 140) }
}

/** In one line, without marks and pictures. A message that is only a picture is called by its alternative text. */
export function beginningOf(content: string, length: number): string {
  const { nodes, text: whole } = readMessage(content)
  const text = (plainText(nodes, 'left out') || whole).replaceAll('\n', ' ')
  return text.length > length ? `${text.slice(0, length - 1).toWellFormed()}…` : text
}

/** One more than is shown was read, to know whether there is more. */
export function asStretch<Row extends ThreadRow>(rows: Row[], size: number) {
  const shown = rows.slice(0, size)
  const last = rows.length > size ? shown.at(-1) : undefined
  return { list: shown.map(asSummary), next: last ? `${last.moment} ${last.feedback_id}` : null }
}

export function behind(after: string | undefined): RawBuilder<boolean> {
  if (after === undefined) return sql`true`
  const [, moment, feedback_id] = /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[\d.+:-]{0,20}) (\d{1,15})$/.exec(after) ?? []
  if (moment === undefined) throw new Failure('invalid_input', { field: 'after' })
  return sql`(feedback.updated_at, feedback.feedback_id) < (${moment}::timestamptz, ${feedback_id}::bigint)`
}

const messageSchema = z.object({
  user_name: z.string().nullable(),
  photo_url: z.string().nullable(),
  is_answer: z.boolean(),
  content: z.string(),
  created_at: z.string(),
})

/** A limit that is not reached in practice; the newest are read. */
const read = 500

/** From the first word on, each as the tree that pages draw. */
export async function findMessages(db: Db, feedback_id: number) {
  const { rows } = await typedSql(messageSchema)`
    select nullif(account.user_name, '') as user_name, account.photo_url, said.is_answer, said.content, said.created_at
    from (
      select 0::bigint as message_id, user_id, false as is_answer, content, created_at from feedback
      where feedback_id = ${feedback_id}
      union all (
        select message_id, user_id, is_answer, content, created_at from feedback_message
        where feedback_id = ${feedback_id} order by message_id desc limit ${read}
      )
    ) as said left join account using (user_id)
    order by said.message_id`.execute(db)
  return rows.map(({ content, ...message }) => ({ ...message, text: readMessage(content).nodes }))
}
