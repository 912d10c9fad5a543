import { staffRole } from '@atrium/contract/access'
import { createRole } from '@atrium/contract/account/role-management'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { WaitingRows } from '../../../page/account/answered.tsx'
import { RestoredNote } from '../../../page/kept/restored-note.tsx'
import { LeaveGuard } from '../../../page/leave-guard.tsx'
import { useAddressFields, useAddressWith } from '../../../platform/address/address.ts'
import { ask } from '../../../platform/api/ask.ts'
import { failureText } from '../../../platform/api/failures.ts'
import { useQuery } from '../../../platform/api/use-query.ts'
import { usePage } from '../../../platform/page/page.ts'
import { toast } from '../../../platform/state/toast.ts'
import { Button, ButtonLink } from '../../../ui/form/button.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { CopyIcon } from '../../../ui/icon/icons.tsx'
import { Tag } from '../../../ui/mark/tag.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import { FormConflict } from '../form/form-conflict.tsx'
import { FormFields, type ManagementFormField } from '../form/form-fields.tsx'
import { ReasonButton } from '../form/reason-button.tsx'
import { useForm } from '../form/use-form.ts'
import { MayChange, useMayChange } from '../frame/may-change.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'
import { countText } from '../list/list-rows.tsx'
import { commonMenus } from './menu-list.ts'
import type { RoleData } from './role.ts'
import { RoleHolders } from './role-holders.tsx'
import { RoleList } from './role-list.tsx'
import { RoleChange, RoleMeaning } from './role-meaning.tsx'
import styles from './role-page.module.css'
import { RolePages } from './role-pages.tsx'
import { ViewAsButton } from './view-as-button.tsx'

/** Roles with a smaller id came with the portal. */
const firstOwnRole = 100

/** One role: all of them at the left, what it opens, what that means, and who has it. */
export function RolePage({ opened }: { opened: number | 'new' }) {
  const { t } = useTranslation('management')
  const from = Number(useAddressFields().get('from'))
  const read = opened === 'new' ? from : opened
  const params = { role_id: read }
  const { data, failure, reload } = useQuery('GET /api/management/roles/{role_id}', read > 0 ? { params } : null)
  const isReady = read === 0 || data?.role_id === read
  const role = opened === 'new' ? null : data

  return (
    <div className={styles.page}>
      <RoleList opened={opened} version={`${role?.updated_at} ${role?.user_count}`} />
      {isReady ? (
        <RoleEditor
          key={`${opened} ${read} ${data?.updated_at}`}
          role={role}
          model={data}
          isCopy={opened === 'new' && data !== null}
          reload={reload}
        />
      ) : (
        <div className={styles.form}>
          <ScreenHead title={t('roles.title')} />
          {failure ? <CallOut kind="error">{failureText(failure)}</CallOut> : <WaitingRows rows={8} />}
        </div>
      )}
    </div>
  )
}

interface RoleEditorProps {
  /** Null for a new one. */
  role: RoleData | null
  /** What the form begins with: the role itself, or the one that is copied. */
  model: RoleData | null
  isCopy: boolean
  reload: () => void
}

function RoleEditor({ role, model, isCopy, reload }: RoleEditorProps) {
  const { t } = useTranslation('management')
  const { language } = usePage()
  const addressWith = useAddressWith()
  const navigate = useNavigate()
  const saved = useRef(false)
  const created = useRef<number | null>(null)
  const mayChange = useMayChange('roles')
  const initial = valuesOf(model)
  const form = useForm({
    name: `management:roles:page:${role?.role_id ?? 'new'}`,
    initial: isCopy ? { ...initial, code: '' } : initial,
    secrets: [],
    schema: createRole.body,
    save: async (caller, values) => {
      const params = { role_id: role?.role_id ?? 0 }
      if (role) {
        await ask(caller, 'PUT /api/management/roles/{role_id}', {
          params,
          body: { ...values, seen_at: role.updated_at },
        })
      } else created.current = (await ask(caller, 'POST /api/management/roles', { body: values })).role_id
    },
    onSaved: () => {
      saved.current = true
      toast.success(t('form.saved'))
      if (created.current === null) reload()
      else void navigate(addressWith({ open: String(created.current), from: null }), { replace: true })
    },
  })
  const { code, name, menus, view_only } = form.values
  const fields = fieldsOf(role)
  useSaveKey(() => mayChange && !form.busy && form.submit())

  const title = role ? (role.name[language] ?? role.name['zh-CN'] ?? role.code) : t('roles.new')
  return (
    <>
      <div className={styles.head}>
        <nav className={styles.way} aria-label={t('roles.way')}>
          <Link to={addressWith({ open: null, from: null })}>{t('roles.title')}</Link>
          <span aria-hidden="true">/</span>
          <span aria-current="page">{title}</span>
        </nav>
        <ScreenHead title={title} note={role && <Note role={role} />}>
          {role && (
            <MayChange>
              <ButtonLink to={addressWith({ open: 'new', from: String(role.role_id) })}>
                <CopyIcon size={16} />
                {t('roles.copy')}
              </ButtonLink>
            </MayChange>
          )}
          {mayChange && (
            <Button kind="primary" disabled={form.busy} aria-keyshortcuts="Control+S Meta+S" onClick={form.submit}>
              {t('form.save')}
            </Button>
          )}
        </ScreenHead>
      </div>
      <section className={styles.form} aria-label={t('roles.form')}>
        <Problem isStale={form.isStale} error={form.error} reload={reload} />
        <RestoredNote isRestored={form.isRestored} discard={form.discard} />
        <fieldset disabled={!mayChange}>
          <FormFields
            screen="roles"
            fields={fields}
            values={{ code, name, view_only }}
            errors={form.errors}
            onChange={form.change}
          />
        </fieldset>
        {form.errors.menus && <CallOut kind="error">{t('roles.menus_needed')}</CallOut>}
        <RolePages
          value={menus}
          saved={role?.menus ?? []}
          isViewOnly={view_only}
          mayChange={mayChange}
          onChange={(next) => form.change('menus', next)}
        />
      </section>
      <aside className={styles.side} aria-label={t('roles.meaning')}>
        <h2>{t('roles.meaning')}</h2>
        <RoleMeaning menus={menus} isViewOnly={view_only} />
        {role && (
          <MayChange>
            <ViewAsButton role={role} />
          </MayChange>
        )}
        <h2>{t('roles.who')}</h2>
        {role ? <RoleHolders role={role} isGiven={role.role_id !== staffRole} onChanged={reload} /> : <NotYet />}
        <MayChange>
          <h2>{t('roles.change')}</h2>
          <RoleChange menus={menus} isViewOnly={view_only} saved={role} />
          {role && <Removal role={role} />}
        </MayChange>
      </aside>
      <LeaveGuard dirty={() => form.dirty && !saved.current} onDiscard={form.discard} />
      {role && form.conflicts.length > 0 && (
        <FormConflict
          screen="roles"
          fields={[...fields, { name: 'menus', kind: 'own', control: () => null } as const].filter((field) =>
            (form.conflicts as string[]).includes(field.name),
          )}
          mine={form.values}
          theirs={valuesOf(role)}
          onSettled={form.settle}
        />
      )}
    </>
  )

  function fieldsOf(role: RoleData | null): ManagementFormField[] {
    return [
      { name: 'name', kind: 'texts', required: true, most: 40 },
      {
        name: 'code',
        kind: 'own',
        required: true,
        hint: t('roles.code_hint'),
        control: (value: string, change, control) => (
          <Input
            {...control}
            value={value}
            maxLength={40}
            readOnly={role?.is_fixed ?? false}
            onChange={({ target }) => change(target.value)}
          />
        ),
      },
      { name: 'view_only', kind: 'switch', hint: t('roles.view_only_hint') },
    ]
  }
}

function valuesOf(role: RoleData | null) {
  return {
    code: role?.code ?? '',
    name: role?.name ?? {},
    menus: role?.menus ?? commonMenus,
    view_only: role?.view_only ?? false,
  }
}

/** Ctrl+S and ⌘S save, also while somebody types. */
function useSaveKey(save: () => void) {
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      if (!document.querySelector('dialog[open]')) latest.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function Note({ role: { role_id, user_count } }: { role: RoleData }) {
  const { t } = useTranslation('management')
  return (
    <>
      <Tag>{t(role_id < firstOwnRole ? 'roles.ready_made' : 'roles.own')}</Tag>
      <span className={styles.used}>{t('roles.used_by', { count: user_count, total: countText(user_count) })}</span>
    </>
  )
}

function Problem({ isStale, error, reload }: { isStale: boolean; error: string | undefined; reload: () => void }) {
  const { t } = useTranslation('management')
  if (!isStale) return error && <CallOut kind="error">{error}</CallOut>
  return (
    <CallOut kind="error">
      {t('form.stale')}{' '}
      <Button size="small" onClick={reload}>
        {t('form.again')}
      </Button>
    </CallOut>
  )
}

function NotYet() {
  const { t } = useTranslation('management')
  return <p className={styles.quiet}>{t('roles.save_first')}</p>
}

/** A role that people have is not deleted: they are named above, before anything is asked. */
function Removal({ role: { role_id, is_fixed, user_count } }: { role: RoleData }) {
  const { t } = useTranslation('management')
  const addressWith = useAddressWith()
  const navigate = useNavigate()
  if (is_fixed) return null
  if (user_count > 0) return <p className={styles.inUse}>{t('roles.in_use')}</p>
  return (
    <div className={styles.removal}>
      <ReasonButton
        size="small"
        label={t('roles.remove')}
        lead={t('roles.remove_lead')}
        run={(caller, reason) =>
          ask(caller, 'POST /api/management/roles/{role_id}/removal', { params: { role_id }, body: { reason } })
        }
        onDone={() => void navigate(addressWith({ open: null, from: null }), { replace: true })}
      />
    </div>
  )
}
