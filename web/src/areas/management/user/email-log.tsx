import { loadList } from '../list/list-address.ts'
import type { Route } from './+types/email-log.ts'
import { MessageLog } from './message-log.tsx'

export const clientLoader = loadList('GET /api/management/email-log', { state: 'text', days: 'days' })

export default function EmailLog({ loaderData }: Route.ComponentProps) {
  return <MessageLog screen="email_log" loaded={loaderData} />
}
