import { useTranslation } from 'react-i18next'
import { Tag } from '../../../ui/mark/tag.tsx'
import type { ManagementScreenProps } from '../frame/screen-props.ts'
import { loadList } from '../list/list-address.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { PersonCell } from '../list/person-cell.tsx'

export const clientLoader = loadList('GET /api/management/sign-in-log', { outcome: 'text', days: 'days' })

const outcomes = ['signed_in', 'registered', 'refused', 'challenged', 'too_often'] as const
const ways = ['password', 'mobile_code', 'email_code', 'link', 'register', 'wechat'] as const

export default function SignInLog({ loaderData }: ManagementScreenProps<typeof clientLoader>) {
  const { t } = useTranslation('management')
  const names = Object.fromEntries(outcomes.map((outcome) => [outcome, t(`sign_in_log.outcome.${outcome}`)]))

  return (
    <ListScreen
      screen="sign_in_log"
      loaded={loaderData}
      keyOf={({ sign_in_id }) => sign_in_id}
      filters={[
        { name: 'outcome', options: outcomes.map((outcome) => ({ value: outcome, name: names[outcome] ?? outcome })) },
        { name: 'days', kind: 'days' },
      ]}
      columns={[
        { column: 'created_at', kind: 'moment', sort: true },
        { column: 'user_name', cell: (row) => <PersonCell {...row} /> },
        {
          column: 'way',
          // The id of a provider stands as it is.
          values: Object.fromEntries(ways.map((way) => [way, t(`sign_in_log.way.${way}`)])),
        },
        {
          column: 'outcome',
          values: names,
          cell: ({ outcome }) => (
            <Tag kind={outcome === 'signed_in' || outcome === 'registered' ? 'good' : 'bad'}>{names[outcome]}</Tag>
          ),
        },
        { column: 'network' },
        { column: 'country', minor: true },
        { column: 'device', minor: true },
      ]}
    />
  )
}
