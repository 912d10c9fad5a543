import type { Db } from '../../src/platform/db/db.ts'
import type { CallSamples } from './samples.ts'

const givenThread = (db: Db) =>
  db.insertInto('feedback').values({ content: '导出少了一列' }).returning('feedback_id').executeTakeFirstOrThrow()

export const feedbackSamples = {
  'POST /api/feedbacks': async () => ({ payload: { content: '导出少了一列', page: '/resource' } }),
  'POST /api/feedbacks/{feedback_id}/replies': async ({ db, user_id }) => {
    const thread = await givenThread(db)
    await db.updateTable('feedback').set({ user_id }).where('feedback_id', '=', thread.feedback_id).execute()
    return { params: thread, payload: { content: '还有一列' } }
  },
  'POST /api/feedbacks/{feedback_id}/messages': async ({ db }) => ({
    params: await givenThread(db),
    payload: { content: '在查了' },
  }),
  'PUT /api/feedbacks/{feedback_id}/state': async ({ db }) => ({
    params: await givenThread(db),
    payload: { state: 'shipped', shipped_in: '10.2' },
  }),
} satisfies CallSamples
