import { createRole } from '@atrium/contract/account/role-management'
import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ask } from '../../../platform/api/ask.ts'
import { usePage } from '../../../platform/page/page.ts'
import { Input } from '../../../ui/form/input.tsx'
import { Tag } from '../../../ui/mark/tag.tsx'
import { ReasonButton } from '../form/reason-button.tsx'
import { RecordDrawer } from '../form/record-drawer.tsx'
import type { ManagementScreenProps } from '../frame/screen-props.ts'
import { loadList } from '../list/list-address.ts'
import { countText } from '../list/list-rows.tsx'
import { ListScreen } from '../list/list-screen.tsx'
import { useUsedFilter } from '../list/use-used-filter.ts'
import { commonMenus } from './menu-list.ts'
import { MenuTree } from './menu-tree.tsx'
import { RoleMeaning } from './role-meaning.tsx'
import styles from './users.module.css'

type RoleData = Answer<'GET /api/management/roles/{role_id}'>

export const clientLoader = loadList('GET /api/management/roles', { used: 'text' })

export default function Roles({ loaderData }: ManagementScreenProps<typeof clientLoader>) {
  const { t } = useTranslation('management')
  const { language } = usePage()
  const usedFilter = useUsedFilter()

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
      creates
    >
      <RecordDrawer
        screen="roles"
        read={(caller, role_id) => ask(caller, 'GET /api/management/roles/{role_id}', { params: { role_id } })}
        values={(role: RoleData | null) => ({
          code: role?.code ?? '',
          name: role?.name ?? {},
          menus: role?.menus ?? commonMenus,
          view_only: role?.view_only ?? false,
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
            control: (menus: number[], change, { id }, { view_only }: { view_only: boolean }) => (
              <div className={styles.menus}>
                <MenuTree id={id} label={t('roles.field.menus')} value={menus} onChange={change} />
                <RoleMeaning menus={menus} isViewOnly={view_only} saved={role} />
              </div>
            ),
          },
          { name: 'view_only', kind: 'switch', hint: t('roles.view_only_hint') },
        ]}
        title={({ name, code }) => name[language] ?? name['zh-CN'] ?? code}
        note={({ code, user_count }) => t('roles.note', { code, count: user_count, total: countText(user_count) })}
        save={(caller, values, role) =>
          role
            ? ask(caller, 'PUT /api/management/roles/{role_id}', {
                params: { role_id: role.role_id },
                body: { ...values, seen_at: role.updated_at },
              })
            : ask(caller, 'POST /api/management/roles', { body: values })
        }
        aside={(role) => <Holders role={role} />}
        danger={({ role_id, is_fixed, user_count }, done) =>
          !is_fixed &&
          user_count === 0 && (
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

/** Who has the role: a role that people have is not deleted, and this says whose it is before anything is asked. */
function Holders({ role: { role_id, is_fixed, user_count, holders } }: { role: RoleData }) {
  const { t } = useTranslation('management')
  if (user_count === 0) return null

  return (
    <section className={styles.more}>
      <h3>{t('roles.holders', { count: user_count, total: countText(user_count) })}</h3>
      <ul className={styles.lines}>
        {holders.map(({ user_id, user_name }) => (
          <li key={user_id}>
            <Link to={`/management/users?open=${user_id}`}>{user_name}</Link>
          </li>
        ))}
        {user_count > holders.length && (
          <li>
            <Link to={`/management/users?role_id=${role_id}`}>{t('roles.all_holders')}</Link>
          </li>
        )}
      </ul>
      {!is_fixed && <p className={styles.nothing}>{t('roles.in_use')}</p>}
    </section>
  )
}
