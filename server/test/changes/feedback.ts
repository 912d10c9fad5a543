import type { Db } from '../../src/platform/db/db.ts'
import type { Changes } from './changes.ts'

const givenThread = (db: Db) =>
  db.insertInto('feedback').values({ content: '导出少了一列' }).returning('feedback_id').executeTakeFirstOrThrow()

export const feedbackChanges = {
  'POST /api/feedbacks/{feedback_id}/messages': async ({ db }) => ({
    params: await givenThread(db),
    payload: { content: '在查了' },
  }),
  'PUT /api/feedbacks/{feedback_id}/state': async ({ db }) => ({
    params: await givenThread(db),
    payload: { state: 'shipped', shipped_in: '10.2' },
  }),
} satisfies Changes
