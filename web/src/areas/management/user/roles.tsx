import { useTranslation } from 'react-i18next'
import { Tag } from '../../../ui/mark/tag.tsx'
import { useOpened } from '../form/use-opened.ts'
import { MayChange, useMayChange } from '../frame/may-change.tsx'
import type { ManagementScreenProps } from '../frame/screen-props.ts'
import { loadList } from '../list/list-address.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { useUsedFilter } from '../list/use-used-filter.ts'
import { RolePage } from './role-page.tsx'
import { SeparationButton } from './separation-dialog.tsx'

export const clientLoader = loadList('GET /api/management/roles', { used: 'text' })

/** All roles; the one that the address opens takes the whole page. */
export default function Roles({ loaderData }: ManagementScreenProps<typeof clientLoader>) {
  const { t } = useTranslation('management')
  const usedFilter = useUsedFilter()
  const { opened } = useOpened()
  const mayChange = useMayChange('roles')
  if (opened !== null && (opened !== 'new' || mayChange)) return <RolePage opened={opened} />

  return (
    <ListScreen
      screen="roles"
      loaded={loaderData}
      keyOf={({ role_id }) => role_id}
      columns={[
        { column: 'name', sort: true, opens: true },
        { column: 'code', sort: true },
        { column: 'menu_count', kind: 'number' },
        { column: 'screen_count', kind: 'number' },
        { column: 'view_only', cell: ({ view_only }) => view_only && <Tag>{t('roles.is_view_only')}</Tag> },
        { column: 'user_count', kind: 'number' },
        { column: 'updated_at', kind: 'moment', sort: true, minor: true },
      ]}
      filters={[usedFilter]}
      actions={
        <MayChange>
          <SeparationButton />
        </MayChange>
      }
      creates
    />
  )
}
