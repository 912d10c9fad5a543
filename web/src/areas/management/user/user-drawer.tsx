import { createUser } from '@atrium/contract/account/management'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../platform/api/ask.ts'
import { formatDate } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Avatar } from '../../../ui/mark/avatar.tsx'
import { ReasonButton } from '../form/reason-button.tsx'
import { RecordDrawer } from '../form/record-drawer.tsx'
import { EffectiveRights } from './effective-rights.tsx'
import { MenuTree } from './menu-tree.tsx'
import type { RoleChoice, User } from './user.ts'
import { UserMore } from './user-more.tsx'
import styles from './users.module.css'

export const roleOptionsOf = (roles: RoleChoice[]) =>
  roles.map(({ role_id, name }) => ({ value: String(role_id), name }))

function valuesOf(user: User | null) {
  const { user_name = '', company_name = null, masked_mobile = null, email = null, staff_note = null } = user ?? {}
  const { role_ids = [2], own_menus = null, is_weaver = false } = user ?? {}
  return { user_name, company_name, mobile: masked_mobile, email, role_ids, own_menus, is_weaver, staff_note }
}

/** A person: what is known about them, what they open, and what can be done for them. */
export function UserDrawer({ roles }: { roles: RoleChoice[] }) {
  const { t } = useTranslation('management')
  const { language } = usePage()

  return (
    <RecordDrawer
      screen="users"
      read={(caller, user_id) => ask(caller, 'GET /api/management/users/{user_id}', { params: { user_id } })}
      values={valuesOf}
      schema={createUser.body}
      fields={(user) => [
        { name: 'user_name', kind: 'text', required: true, half: true, most: 40 },
        { name: 'company_name', kind: 'text', half: true, most: 100 },
        {
          name: 'mobile',
          kind: 'own',
          half: true,
          control: (mobile: string | null, change, control) => (
            <Input
              {...control}
              type="tel"
              value={mobile ?? ''}
              maxLength={40}
              // A masked number is kept or typed anew: nobody can put right what they do not see.
              onFocus={({ target }) => target.select()}
              onChange={({ target }) => change(target.value || null)}
              end={mobile !== null && mobile === user?.masked_mobile && t('users.bound')}
            />
          ),
        },
        {
          name: 'email',
          kind: 'own',
          half: true,
          control: (email: string | null, change, control) => (
            <Input
              {...control}
              type="email"
              value={email ?? ''}
              maxLength={254}
              onChange={({ target }) => change(target.value.trim() || null)}
            />
          ),
        },
        { name: 'role_ids', kind: 'choices', options: roleOptionsOf(roles), number: true, hint: t('users.roles_hint') },
        {
          name: 'own_menus',
          kind: 'own',
          hint: t('users.menus_hint'),
          control: (list: number[] | null, change, { id }, { role_ids }: { role_ids: number[] }) => (
            <OwnMenus
              id={id}
              list={list}
              user={user}
              roles={roles.filter(({ role_id }) => role_ids.includes(role_id))}
              onChange={change}
            />
          ),
        },
        { name: 'is_weaver', kind: 'switch', hint: t('users.official_hint') },
        { name: 'staff_note', kind: 'area', most: 2000, hint: t('users.note_hint') },
      ]}
      title={({ user_name }) => user_name}
      note={({ user_id, created_at }) =>
        t('users.note', { id: user_id, day: formatDate(created_at, new Date().toISOString(), language) })
      }
      picture={({ user_name, photo_url }) => <Avatar name={user_name} image={photo_url} size={40} />}
      save={(caller, { mobile, ...values }, user) => {
        const changed = user && mobile === user.masked_mobile ? {} : { mobile }
        return user
          ? ask(caller, 'PUT /api/management/users/{user_id}', {
              params: { user_id: user.user_id },
              body: { ...values, ...changed, seen_at: user.updated_at },
            })
          : ask(caller, 'POST /api/management/users', { body: { ...values, ...changed } })
      }}
      danger={({ user_id, state }, done) => {
        const to = state === 'disabled' ? 'active' : 'disabled'
        return (
          <ReasonButton
            label={t(to === 'active' ? 'users.enable' : 'users.disable')}
            lead={t(to === 'active' ? 'users.enable_lead' : 'users.disable_lead')}
            danger={to === 'disabled'}
            run={(caller, reason) =>
              ask(caller, 'PUT /api/management/users/state', { body: { user_ids: [user_id], state: to, reason } })
            }
            onDone={done}
          />
        )
      }}
      aside={(user, again) => <UserMore user={user} onChanged={again} />}
    />
  )
}

interface OwnMenusProps {
  id: string
  /** Null: what the roles open. */
  list: number[] | null
  user: User | null
  /** Those that are chosen, saved or not. */
  roles: RoleChoice[]
  onChange: (list: number[] | null) => void
}

/** What the person opens. The first tick makes a list of their own, which takes the place of what the roles open. */
function OwnMenus({ id, list, user, roles, onChange }: OwnMenusProps) {
  const { t } = useTranslation('management')
  const byRoles = [...new Set(roles.flatMap(({ menus }) => menus))]
  const mayGrant = user?.may_grant ?? true

  return (
    <div className={styles.menus}>
      <MenuTree
        id={id}
        label={t('users.field.own_menus')}
        value={list ?? byRoles}
        onChange={mayGrant ? onChange : undefined}
      />
      <EffectiveRights list={list} roles={roles} before={user?.menus ?? []} />
      {list !== null && mayGrant && (
        <Button size="small" onClick={() => onChange(null)}>
          {t('users.menus_by_roles')}
        </Button>
      )}
    </div>
  )
}
