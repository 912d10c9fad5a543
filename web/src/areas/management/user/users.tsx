import { useTranslation } from 'react-i18next'
import { settleCall } from '../../../page/account/settle-call.ts'
import { ask } from '../../../platform/api/ask.ts'
import { Avatar } from '../../../ui/mark/avatar.tsx'
import { Tag } from '../../../ui/mark/tag.tsx'
import type { ManagementScreenProps, ScreenArgs } from '../frame/screen-props.ts'
import { loadList } from '../list/list-address.ts'
import { Moment } from '../list/list-columns.tsx'
import { ListScreen } from '../list/list-screen.tsx'
import { NotifyButton } from './notify-button.tsx'
import { roleOptionsOf, UserDrawer } from './user-drawer.tsx'
import styles from './users.module.css'

const load = loadList('GET /api/management/users', { type: 'text', role_id: 'number', state: 'text', days: 'days' })

/** The merging of accounts speaks as it does to their owners. */
export async function clientLoader(args: ScreenArgs) {
  const listed = load(args)
  const settled = await settleCall('GET /api/management/users/role-choices')
  return { listed, roles: 'data' in settled ? settled.data.list : [] }
}

export default function Users({ loaderData: { listed, roles } }: ManagementScreenProps<typeof clientLoader>) {
  const { t } = useTranslation('management')
  const types = {
    common_user: t('users.type.common_user'),
    wechat_user: t('users.type.wechat_user'),
    official: t('users.type.official'),
  }
  const states = {
    active: t('users.state.active'),
    waiting: t('users.state.waiting'),
    disabled: t('users.state.disabled'),
  }
  const optionsOf = (names: Record<string, string>) => Object.entries(names).map(([value, name]) => ({ value, name }))
  const nothing = (text: string) => <span className={styles.nothing}>{text}</span>

  return (
    <ListScreen
      screen="users"
      loaded={listed}
      imports
      keyOf={({ user_id }) => user_id}
      columns={[
        {
          column: 'user_name',
          sort: true,
          unconditional: true,
          opens: true,
          cell: ({ user_name, photo_url }) => (
            <span className={styles.person}>
              <Avatar name={user_name} image={photo_url} size={24} />
              {user_name}
            </span>
          ),
        },
        {
          column: 'type',
          values: types,
          cell: ({ type }) => (type === 'official' ? <Tag kind="official">{types.official}</Tag> : types[type]),
        },
        { column: 'masked_mobile', cell: ({ masked_mobile }) => masked_mobile ?? nothing(t('users.unbound')) },
        { column: 'email', cell: ({ email }) => email ?? nothing(t('users.unbound')) },
        { column: 'company_name' },
        { column: 'roles' },
        { column: 'state', values: states, cell: ({ state }) => <PersonState state={state} /> },
        {
          column: 'last_sign_in_at',
          kind: 'moment',
          sort: true,
          optional: true,
          cell: ({ last_sign_in_at }) =>
            last_sign_in_at ? <Moment at={last_sign_in_at} /> : nothing(t('users.never')),
        },
        { column: 'created_at', kind: 'moment', sort: true, minor: true },
        { column: 'upload_count', kind: 'number' },
      ]}
      filters={[
        { name: 'type', options: optionsOf(types) },
        { name: 'role_id', options: roleOptionsOf(roles), positive: true },
        { name: 'state', options: optionsOf(states) },
        { name: 'days', kind: 'days' },
      ]}
      creates
      bulk={[
        {
          name: 'disable',
          danger: true,
          reason: true,
          step: 50,
          run: (caller, rows, reason) =>
            ask(caller, 'PUT /api/management/users/state', {
              body: { user_ids: rows.map(({ user_id }) => user_id), state: 'disabled', reason },
            }),
        },
        {
          name: 'notify',
          button: (rows, done) => <NotifyButton user_ids={rows.map(({ user_id }) => user_id)} onDone={done} />,
        },
      ]}
    >
      <UserDrawer roles={roles} />
    </ListScreen>
  )
}

/** Shape and colour together: ■ comes and goes, □ has not come yet, ◆ is shut out. */
function PersonState({ state }: { state: 'active' | 'waiting' | 'disabled' }) {
  const { t } = useTranslation('management')
  return (
    <span className={styles.state} data-state={state}>
      {t(`users.state.${state}`)}
    </span>
  )
}
