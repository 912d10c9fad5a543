import { createRole } from '@atrium/contract/account/role-management'
import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../platform/api/ask.ts'
import { Input } from '../../../ui/form/input.tsx'
import { ReasonButton } from '../form/reason-button.tsx'
import { RecordDrawer } from '../form/record-drawer.tsx'
import type { ManagementScreenProps } from '../frame/screen-props.ts'
import { loadList } from '../list/list-address.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { useUsedFilter } from '../list/use-used-filter.ts'
import { commonMenus } from './menu-list.ts'
import { MenuTree } from './menu-tree.tsx'

type RoleData = Answer<'GET /api/management/roles/{role_id}'>

export const clientLoader = loadList('GET /api/management/roles', { used: 'text' })

export default function Roles({ loaderData }: ManagementScreenProps<typeof clientLoader>) {
  const { t } = useTranslation('management')
  const usedFilter = useUsedFilter()

  return (
    <ListScreen
      screen="roles"
      loaded={loaderData}
      keyOf={({ role_id }) => role_id}
      columns={[
        { column: 'name', opens: true },
        { column: 'code', sort: true },
        { column: 'menu_count', kind: 'number' },
        { column: 'screen_count', kind: 'number' },
        { column: 'user_count', kind: 'number' },
        { column: 'updated_at', kind: 'moment', sort: true, minor: true },
      ]}
      filters={[usedFilter]}
      creates
    >
      <RecordDrawer
        screen="roles"
        read={(caller, role_id) => ask(caller, 'GET /api/management/roles/{role_id}', { params: { role_id } })}
        values={(role: RoleData | null) => ({
          code: role?.code ?? '',
          name: role?.name ?? {},
          menus: role?.menus ?? commonMenus,
        })}
        schema={createRole.body}
        fields={(role) => [
          { name: 'name', kind: 'texts', required: true, most: 40 },
          {
            name: 'code',
            kind: 'own',
            required: true,
            hint: t('roles.code_hint'),
            control: (code: string, change, control) => (
              <Input
                {...control}
                value={code}
                maxLength={40}
                readOnly={role?.is_fixed ?? false}
                onChange={({ target }) => change(target.value)}
              />
            ),
          },
          {
            name: 'menus',
            kind: 'own',
            required: true,
            hint: t('roles.menus_hint'),
            control: (menus: number[], change, { id }) => (
              <MenuTree id={id} label={t('roles.field.menus')} value={menus} onChange={change} />
            ),
          },
        ]}
        title={({ code }) => code}
        save={(caller, values, role) =>
          role
            ? ask(caller, 'PUT /api/management/roles/{role_id}', {
                params: { role_id: role.role_id },
                body: { ...values, seen_at: role.updated_at },
              })
            : ask(caller, 'POST /api/management/roles', { body: values })
        }
        danger={({ role_id, is_fixed }, done) =>
          !is_fixed && (
            <ReasonButton
              label={t('roles.remove')}
              lead={t('roles.remove_lead')}
              run={(caller, reason) =>
                ask(caller, 'POST /api/management/roles/{role_id}/removal', { params: { role_id }, body: { reason } })
              }
              onDone={done}
            />
          )
        }
      />
    </ListScreen>
  )
}
