import type { settleFeedback as settleContract } from '@atrium/contract/feedback/feedback'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { RequestInput } from '../../platform/http/serve.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { ownerName } from '../item/item.service.ts'
import { notifyPerson } from '../notice/notice.create.ts'
import { deviceName } from '../session/session.device.ts'
import { findNotes } from './feedback.desk.ts'
import { addMessage } from './feedback.service.ts'
import { beginningOf, feedbackThreadSchema, findMessages, threadColumns } from './feedback.thread.ts'

const senderSchema = z.object({ user_name: z.string().nullable(), company_name: z.string().nullable() })

const readFeedbackRow = feedbackThreadSchema.extend(senderSchema.shape).extend({
  page: z.string().nullable(),
  browser: z.string().nullable(),
  assignee_id: z.number().nullable(),
  assignee_name: z.string().nullable(),
})

export async function readFeedback(db: Db, { language, user_id }: Viewer, feedback_id: number) {
  const { rows } = await typedSql(readFeedbackRow)`
    select ${threadColumns}, feedback.page, feedback.browser, ${ownerName(language)} as user_name, account.company_name,
      assignee_id, nullif(assignee.user_name, '') as assignee_name
    from feedback left join account using (user_id) left join account as assignee on assignee.user_id = assignee_id
    where feedback_id = ${feedback_id}`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  const { browser, ...thread } = rows[0]
  const messages = await findMessages(db, feedback_id)
  return {
    ...thread,
    is_own: thread.assignee_id === user_id,
    device: deviceName(browser),
    messages,
    notes: await findNotes(db, feedback_id),
  }
}

/** Feedback marked as shipped keeps that state after later messages. */
export async function answerFeedback(tx: Db, viewer: Viewer, feedback_id: number, content: string): Promise<null> {
  const { rows } = await typedSql(answeredThreadSchema)`
    update feedback set updated_at = now(), state = case state when 'shipped' then state else 'answered' end
    where feedback_id = ${feedback_id} returning feedback_id, user_id, left(content, 2000) as content`.execute(tx)
  if (!rows[0]) throw new Failure('not_found')
  await addMessage(tx, viewer, { feedback_id, content, is_answer: true })
  await notifySender(tx, rows[0], 'feedback_answered')
  return null
}

/** Said again it is no news. */
export async function settleFeedback(
  tx: Db,
  feedback_id: number,
  { state, ...named }: RequestInput<typeof settleContract>['body'],
): Promise<null> {
  const shipped_in = named.shipped_in ?? null
  const held = await tx
    .selectFrom('feedback')
    .select(['feedback_id', 'state', 'shipped_in', 'user_id', 'content'])
    .where('feedback_id', '=', feedback_id)
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw new Failure('not_found')
  if (held.state === state && held.shipped_in === shipped_in) return null
  await tx
    .updateTable('feedback')
    .set({ state, shipped_in, updated_at: sql`now()` })
    .where('feedback_id', '=', feedback_id)
    .execute()
  if (shipped_in !== null) await notifySender(tx, held, 'feedback_shipped', { version: shipped_in })
  return null
}

const answeredThreadSchema = z.object({ feedback_id: z.number(), user_id: z.number().nullable(), content: z.string() })
type AnsweredThread = z.output<typeof answeredThreadSchema>

async function notifySender(
  tx: Db,
  { feedback_id, user_id, content }: AnsweredThread,
  kind: 'feedback_answered' | 'feedback_shipped',
  about: Record<string, string> = {},
) {
  if (user_id !== null)
    await notifyPerson(tx, user_id, kind, { feedback_id, title: beginningOf(content, 40), ...about })
}
