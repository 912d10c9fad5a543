import { type ManagementScreen, managementScreens } from '@atrium/contract/management'
import { useTranslation } from 'react-i18next'
import type { ManagementScreenProps } from '../frame/screen-props.ts'
import { loadList } from '../list/list-address.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { PersonCell } from '../list/person-cell.tsx'
import { AuditDrawer } from './audit-drawer.tsx'

export const clientLoader = loadList('GET /api/management/audit-log', { screen: 'text', days: 'days' })

const screens = Object.keys(managementScreens) as ManagementScreen[]

export default function AuditLog({ loaderData }: ManagementScreenProps<typeof clientLoader>) {
  const { t } = useTranslation('management')
  const names = Object.fromEntries(screens.map((screen) => [screen, t(`${screen}.title`)]))

  return (
    <ListScreen
      screen="audit_log"
      loaded={loaderData}
      keyOf={({ audit_id }) => audit_id}
      filters={[
        { name: 'screen', options: screens.map((screen) => ({ value: screen, name: names[screen] ?? screen })) },
        { name: 'days', kind: 'days' },
      ]}
      columns={[
        { column: 'created_at', kind: 'moment', sort: true },
        { column: 'call', opens: true },
        { column: 'user_name', cell: (row) => <PersonCell {...row} /> },
        { column: 'screen', values: names },
        { column: 'subject', cell: ({ subject, subject_id }) => `${subject} ${subject_id ?? ''}` },
        { column: 'reason' },
        { column: 'network', minor: true },
      ]}
    >
      <AuditDrawer />
    </ListScreen>
  )
}
