import type { ManagementScreenProps } from '../frame/screen-props.ts'
import { loadList } from '../list/list-address.ts'
import { MessageLog } from './message-log.tsx'

export const clientLoader = loadList('GET /api/management/email-log', { state: 'text', days: 'days' })

export default function EmailLog({ loaderData }: ManagementScreenProps<typeof clientLoader>) {
  return <MessageLog screen="email_log" loaded={loaderData} />
}
