import { managementScreens } from '@atrium/contract/management'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../platform/format/format.ts'
import { SuccessIcon } from '../../../ui/icon/home-icons.tsx'
import { EyeIcon, LockIcon, WarningIcon } from '../../../ui/icon/icons.tsx'
import { allScreens, areaMenus, personalScreens } from './menu-list.ts'
import styles from './role-page.module.css'

interface RoleMeaningProps {
  menus: readonly number[]
  isViewOnly: boolean
}

/** What the role means in words. */
export function RoleMeaning({ menus, isViewOnly }: RoleMeaningProps) {
  const { t } = useTranslation('management')
  const { pages, personal, isGranting } = meaningOf(menus, menus)
  if (pages === 0) {
    return (
      <ul className={styles.meaning}>
        <Fact icon={<LockIcon size={18} />}>{t('roles.means_nothing')}</Fact>
      </ul>
    )
  }

  return (
    <ul className={styles.meaning}>
      <Fact icon={<SuccessIcon size={18} />} note={t('roles.means_entry_note')}>
        {t('roles.means_entry')}
      </Fact>
      <Fact icon={<EyeIcon size={18} />}>
        {t(isViewOnly ? 'roles.means_view' : 'roles.means_change', { count: pages, total: formatNumber(pages) })}
      </Fact>
      {personal > 0 && (
        <Fact icon={<WarningIcon size={18} />} note={t('roles.means_personal_note')} isWarning>
          {t('roles.means_personal', { count: personal, total: formatNumber(personal) })}
        </Fact>
      )}
      {isGranting && !isViewOnly ? (
        <Fact icon={<WarningIcon size={18} />} isWarning>
          {t('roles.means_grant')}
        </Fact>
      ) : (
        <Fact icon={<LockIcon size={18} />}>{t('roles.means_no_grant')}</Fact>
      )}
    </ul>
  )
}

interface FactProps {
  icon: ReactNode
  note?: string
  isWarning?: boolean
  children: ReactNode
}

function Fact({ icon, note, isWarning, children }: FactProps) {
  return (
    <li data-warning={isWarning || undefined}>
      {icon}
      <span>
        {children}
        {note && <small>{note}</small>}
      </span>
    </li>
  )
}

interface RoleChangeProps extends RoleMeaningProps {
  /** What is saved; null for a new role. */
  saved: { menus: readonly number[]; view_only: boolean; user_count: number } | null
}

/** What saving changes for those who have the role. */
export function RoleChange({ menus, isViewOnly, saved }: RoleChangeProps) {
  const { t } = useTranslation('management')
  const { added, removed } = meaningOf(menus, saved?.menus ?? [])
  const areas = areaMenus.map(([name, id]) => ({ id, name: t(`roles.menu.${name}`) }))
  const has = (list: readonly number[], id: number) => list.includes(id)
  const before = saved?.menus ?? []
  const gained = [
    ...areas.filter(({ id }) => saved && has(menus, id) && !has(before, id)).map(({ name }) => name),
    ...added.map((screen) => t(`${screen}.title`)),
  ]
  const lost = [
    ...areas.filter(({ id }) => !has(menus, id) && has(before, id)).map(({ name }) => name),
    ...removed.map((screen) => t(`${screen}.title`)),
  ]
  const isTurned = saved !== null && saved.view_only !== isViewOnly
  if (gained.length + lost.length === 0 && !isTurned) return <p className={styles.quiet}>{t('roles.unchanged')}</p>

  return (
    <div className={styles.change} role="status">
      {gained.length > 0 && (
        <p>
          {t('roles.adds')} <Names names={gained} as="ins" />
        </p>
      )}
      {lost.length > 0 && (
        <p>
          {t('roles.takes')} <Names names={lost} as="del" />
        </p>
      )}
      {isTurned && <p>{t(isViewOnly ? 'roles.becomes_view' : 'roles.becomes_change')}</p>}
      {saved && saved.user_count > 0 && (
        <p>{t('roles.reaches', { count: saved.user_count, total: formatNumber(saved.user_count) })}</p>
      )}
    </div>
  )
}

function Names({ names, as: Mark }: { names: string[]; as: 'ins' | 'del' }) {
  return names.map((name) => (
    <span key={name}>
      <Mark>{name}</Mark>{' '}
    </span>
  ))
}

export function meaningOf(menus: readonly number[], saved: readonly number[]) {
  const named = (ids: readonly number[], without: readonly number[]) =>
    Object.entries(managementScreens)
      .filter(([, id]) => ids.includes(id) && !without.includes(id))
      .map(([screen]) => screen)
  return {
    pages: allScreens.filter((screen) => menus.includes(screen)).length,
    personal: personalScreens.filter((screen) => menus.includes(screen)).length,
    isGranting: menus.includes(managementScreens.roles),
    added: named(menus, saved),
    removed: named(saved, menus),
  }
}
