import { endingAddress } from '../../src/areas/notice/notice.subscription.ts'
import type { CallSamples } from './samples.ts'

export const noticeSamples = {
  'POST /api/notices/read': async ({ db, user_id }) => {
    const { notice_id } = await db
      .insertInto('notice')
      .values({ user_id: Number(user_id), kind: 'feedback_answered', subject: '{"feedback_id": 1, "title": "导出"}' })
      .returning('notice_id')
      .executeTakeFirstOrThrow()
    return { payload: { notice_ids: [notice_id] } }
  },
  'PUT /api/notices/settings': async () => ({ payload: { topic: 'feedback', in_portal: true, mail: 'daily' } }),
  'POST /api/notices/subscription/end': async ({ platform, user_id }) => {
    const { searchParams } = new URL(endingAddress(platform, { user_id: Number(user_id), mails: 'feedback' }))
    return { payload: { ticket: searchParams.get('ticket') } }
  },
} satisfies CallSamples
