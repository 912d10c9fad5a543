import { settleCall, settleSubjectCall } from '../../page/account/settle-call.ts'
import { useNoticeRefresh } from '../../page/notice/use-notice-refresh.ts'
import { stretchIn } from '../../page/own-list.tsx'
import type { Route } from './+types/person-feedback.ts'
import { Thread } from './feedback/thread.tsx'
import { Threads } from './feedback/threads.tsx'

const size = 30

/** All threads, or the one the address names. */
export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const feedback_id = Number(params.feedback_id)
  if (params.feedback_id !== undefined) {
    return { thread: settleSubjectCall('GET /api/users/mine/feedbacks/{feedback_id}', { params: { feedback_id } }) }
  }
  const { after } = stretchIn(new URL(request.url))
  return { after, threads: settleCall('GET /api/users/mine/feedbacks', { query: { size, ...(after && { after }) } }) }
}

export default function PersonFeedback({ loaderData }: Route.ComponentProps) {
  useNoticeRefresh('feedback')
  return 'thread' in loaderData ? <Thread thread={loaderData.thread} /> : <Threads {...loaderData} />
}
