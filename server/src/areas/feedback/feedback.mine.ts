import type { listMyFeedback as contract } from '@atrium/contract/feedback/feedback'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { RequestInput } from '../../platform/http/serve.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import {
  asStretch,
  behind,
  feedbackThreadSchema,
  findMessages,
  rowColumns,
  threadColumns,
  threadRowSchema,
} from './feedback.thread.ts'

const listMyFeedbackRow = threadRowSchema.extend({ is_news: z.boolean() })

const totalNewsCountRow = z.object({ total: z.number(), news_count: z.number() })

type MyFeedbackQuery = RequestInput<typeof contract>['query']

export async function listMyFeedback(db: Db, { user_id }: Viewer, { after, size }: MyFeedbackQuery) {
  const { rows } = await typedSql(listMyFeedbackRow)`
    select ${rowColumns}, updated_at > seen_at as is_news from feedback
    where user_id = ${user_id} and ${behind(after)}
    order by updated_at desc, feedback_id desc limit ${size + 1}`.execute(db)
  const { rows: counted } = await typedSql(totalNewsCountRow)`
    select count(*) as total, count(*) filter (where updated_at > seen_at) as news_count
    from feedback where user_id = ${user_id}`.execute(db)
  return { ...asStretch(rows, size), ...(counted[0] ?? { total: 0, news_count: 0 }) }
}

/** Opening a thread marks it as read. */
export async function readMyFeedback(tx: Db, { user_id }: Viewer, feedback_id: number) {
  const { rows } = await typedSql(feedbackThreadSchema)`
    update feedback set seen_at = now() where feedback_id = ${feedback_id} and user_id = ${user_id}
    returning ${threadColumns}`.execute(tx)
  if (!rows[0]) throw new Failure('not_found')
  return { ...rows[0], messages: await findMessages(tx, feedback_id) }
}
