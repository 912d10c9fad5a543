import { answerFeedback, settleFeedback } from '@atrium/server/areas/feedback/feedback.answer'
import { sendFeedback } from '@atrium/server/areas/feedback/feedback.service'
import { type Viewer, visitor } from '@atrium/server/platform/http/viewer'
import { withDb } from '../portal.ts'

const viewerOf = (user_id: number): Viewer => ({
  ...visitor,
  user_id,
  language: 'zh-CN',
  request_id: 'journey',
})

/** A thread of somebody's, and how those who run the portal go on with it. */
export async function givenFeedback(user_id: number, content: string) {
  const feedback_id = await withDb(async (db) => {
    await db.transaction().execute((tx) => sendFeedback(tx, viewerOf(user_id), { content }))
    const sent = db.selectFrom('feedback').select('feedback_id').where('user_id', '=', user_id)
    return (await sent.orderBy('feedback_id', 'desc').executeTakeFirstOrThrow()).feedback_id
  })
  return {
    feedback_id,
    answer: (text: string) =>
      withDb(async (db) => {
        const staff = db.selectFrom('account').select('user_id').where('email', '=', 'beichuang@example.com')
        const { user_id } = await staff.executeTakeFirstOrThrow()
        await db.transaction().execute((tx) => answerFeedback(tx, viewerOf(user_id), feedback_id, text))
      }),
    ship: (shipped_in: string) =>
      withDb((db) =>
        db.transaction().execute((tx) => settleFeedback(tx, feedback_id, { state: 'shipped', shipped_in })),
      ),
  }
}
