import { type ManagementScreen, managementGroups } from '@atrium/contract/management'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../ui/mark/tag.tsx'
import type { RoleChoice } from './user.ts'
import styles from './users.module.css'

interface EffectiveRightsProps {
  /** A list of the person's own takes the place of what the roles open. */
  list: number[] | null
  /** Those that are chosen, saved or not. */
  roles: RoleChoice[]
  /** What the person opens now. */
  before: readonly number[]
}

interface PageRight {
  screen: ManagementScreen
  from: string[]
  isViewOnly: boolean
  isNew: boolean
}

const screens = managementGroups.flatMap((group) => Object.entries(group.screens) as [ManagementScreen, number][])

/** The management pages that the person opens once this is saved, and the roles each comes from. */
export function EffectiveRights({ list, roles, before }: EffectiveRightsProps) {
  const { t } = useTranslation('management')
  const rights = rightsOf({ list, roles, before })
  const lost = screens.filter(([screen, id]) => before.includes(id) && !rights.some((right) => right.screen === screen))
  if (rights.length === 0 && lost.length === 0) return null

  return (
    <section className={styles.rights} aria-label={t('users.rights')}>
      <h3>
        {t('users.rights')} {rights.length}
      </h3>
      <ul className={styles.lines}>
        {rights.map(({ screen, from, isViewOnly, isNew }) => (
          <li key={screen}>
            <span>
              {t(`${screen}.title`)} {isNew && <Tag kind="good">{t('users.right_new')}</Tag>}{' '}
              {isViewOnly && <Tag>{t('roles.is_view_only')}</Tag>}
            </span>
            <span>{from.length > 0 ? from.join(' · ') : t('users.right_own')}</span>
          </li>
        ))}
        {lost.map(([screen]) => (
          <li key={screen}>
            <del>{t(`${screen}.title`)}</del>
            <Tag kind="bad">{t('users.right_lost')}</Tag>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** As the database decides: a page is view-only where one of the roles is, and none that changes it gives the page. */
export function rightsOf({ list, roles, before }: EffectiveRightsProps): PageRight[] {
  const held = list ?? roles.flatMap(({ menus }) => menus)
  const isViewer = roles.some(({ view_only }) => view_only)

  return screens
    .filter(([, id]) => held.includes(id))
    .map(([screen, id]) => {
      const giving = roles.filter(({ menus }) => menus.includes(id))
      return {
        screen,
        from: list === null ? giving.map(({ name }) => name) : [],
        isViewOnly: isViewer && giving.every(({ view_only }) => view_only),
        isNew: !before.includes(id),
      }
    })
}
