import { loadList } from '../list/list-address.ts'
import type { Route } from './+types/sms-log.ts'
import { MessageLog } from './message-log.tsx'

export const clientLoader = loadList('GET /api/management/sms-log', { state: 'text', days: 'days' })

export default function SmsLog({ loaderData }: Route.ComponentProps) {
  return <MessageLog screen="sms_log" loaded={loaderData} />
}
