import * as contract from '@atrium/contract/feedback/feedback'
import * as management from '@atrium/contract/feedback/management'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/db.ts'
import { anyRow, typedSql } from '../../platform/db/typed-sql.ts'
import { serve } from '../../platform/http/serve.ts'
import { serveChange } from '../../platform/http/serve-change.ts'
import { serveList } from '../../platform/list/list.ts'
import type { Platform } from '../../platform.ts'
import { answerFeedback, readFeedback, settleFeedback } from './feedback.answer.ts'
import { assignFeedback, listFeedbackStaff, noteFeedback } from './feedback.desk.ts'
import { feedbackList } from './feedback.threads-list.ts'

const thread = { subject: 'feedback', read: auditedThread }

export function feedbackManagementRoutes(app: FastifyInstance, platform: Platform) {
  serveList(app, platform, feedbackList)
  serve(app, management.listFeedbackStaff, () => listFeedbackStaff(platform.db))
  serve(app, contract.readFeedback, ({ params }, viewer) => readFeedback(platform.db, viewer, params.feedback_id))

  serveChange(app, platform, contract.answerFeedback, {
    ...thread,
    id: ({ params }) => params.feedback_id,
    work: (tx, { params, body }, viewer) => answerFeedback(tx, viewer, params.feedback_id, body.content),
  })
  serveChange(app, platform, contract.settleFeedback, {
    ...thread,
    id: ({ params }) => params.feedback_id,
    work: (tx, { params, body }) => settleFeedback(tx, params.feedback_id, body),
  })
  serveChange(app, platform, contract.noteFeedback, {
    ...thread,
    id: ({ params }) => params.feedback_id,
    work: (tx, { params, body }, viewer) => noteFeedback(tx, viewer, params.feedback_id, body.content),
  })
  serveChange(app, platform, contract.assignFeedback, {
    ...thread,
    id: ({ params }) => params.feedback_id,
    work: (tx, { params, body }, { user_id }) =>
      assignFeedback(tx, params.feedback_id, body.user_id === 'me' ? user_id : body.user_id),
  })
}

/** Messages and notes stay in the thread and are removed only when an account is erased. */
async function auditedThread(tx: Db, feedback_id: number): Promise<Record<string, unknown> | null> {
  const { rows } = await typedSql(anyRow)`
    select state, shipped_in, assignee_id, (select count(*) from feedback_message as message
      where message.feedback_id = feedback.feedback_id and is_answer) as answer_count
    from feedback where feedback_id = ${feedback_id}`.execute(tx)
  return rows[0] ?? null
}
