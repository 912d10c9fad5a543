import type { ManagementScreenProps } from '../frame/screen-props.ts'
import { loadList } from '../list/list-address.ts'
import { MessageLog } from './message-log.tsx'

export const clientLoader = loadList('GET /api/management/sms-log', { state: 'text', days: 'days' })

export default function SmsLog({ loaderData }: ManagementScreenProps<typeof clientLoader>) {
  return <MessageLog screen="sms_log" loaded={loaderData} />
}
