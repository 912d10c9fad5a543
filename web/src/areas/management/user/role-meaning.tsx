import { managementScreens } from '@atrium/contract/management'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../platform/format/format.ts'
import { allScreens, personalScreens } from './menu-list.ts'
import styles from './users.module.css'

interface RoleMeaningProps {
  menus: readonly number[]
  isViewOnly: boolean
  /** What is saved; null for a new role. */
  saved: { menus: readonly number[]; user_count: number } | null
}

/** What the role means in words, and what saving it changes for those who have it. */
export function RoleMeaning({ menus, isViewOnly, saved }: RoleMeaningProps) {
  const { t } = useTranslation('management')
  const { pages, personal, isGranting, added, removed } = meaningOf(menus, saved?.menus ?? menus)
  const names = (screens: string[]) => screens.map((screen) => t(`${screen}.title`)).join(t('list.comma'))

  return (
    <ul className={styles.meaning}>
      <li>
        {pages === 0
          ? t('roles.means_nothing')
          : t(isViewOnly ? 'roles.means_view' : 'roles.means_change', { count: pages, total: formatNumber(pages) })}
      </li>
      {personal > 0 && <li>{t('roles.means_personal', { count: personal, total: formatNumber(personal) })}</li>}
      {pages > 0 && !isGranting && <li>{t('roles.means_no_grant')}</li>}
      {added.length > 0 && <li>{t('roles.adds', { names: names(added) })}</li>}
      {removed.length > 0 && <li>{t('roles.takes', { names: names(removed) })}</li>}
      {saved && saved.user_count > 0 && added.length + removed.length > 0 && (
        <li>{t('roles.reaches', { count: saved.user_count, total: formatNumber(saved.user_count) })}</li>
      )}
    </ul>
  )
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
