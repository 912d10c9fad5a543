import { type ManagementScreen, managementGroups } from '@atrium/contract/management'
import { useTranslation } from 'react-i18next'
import { Table } from '../../../ui/layout/table.tsx'
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

interface LostRight extends Omit<PageRight, 'from'> {
  from: null
}

const screens = managementGroups.flatMap((group) => Object.entries(group.screens) as [ManagementScreen, number][])

/** The management pages that the person opens once this is saved, and the roles each comes from. */
export function EffectiveRights({ list, roles, before }: EffectiveRightsProps) {
  const { t } = useTranslation('management')
  const rights = rightsOf({ list, roles, before })
  const lost = screens
    .filter(([screen, id]) => before.includes(id) && !rights.some((right) => right.screen === screen))
    .map(([screen]) => ({ screen, from: null, isViewOnly: false, isNew: false }))
  if (rights.length === 0 && lost.length === 0) return null
  const more = rights.filter(({ isNew }) => isNew).length

  return (
    <div className={styles.rights}>
      <h3>
        {t('users.rights')} {rights.length}
        {more > 0 && <small>{t('users.rights_more', { count: more })}</small>}
      </h3>
      <Table<PageRight | LostRight>
        caption={t('users.rights')}
        rows={[...rights, ...lost]}
        keyOf={({ screen }) => screen}
        isSelected={({ isNew }) => isNew}
        columns={[
          {
            id: 'page',
            name: t('users.rights_page'),
            cell: ({ screen, from, isNew }) => (
              <>
                {from === null ? <del>{t(`${screen}.title`)}</del> : t(`${screen}.title`)}{' '}
                {isNew && <Tag kind="good">{t('users.right_new')}</Tag>}
                {from === null && <Tag kind="bad">{t('users.right_lost')}</Tag>}
              </>
            ),
          },
          {
            id: 'level',
            name: t('users.rights_level'),
            cell: ({ from, isViewOnly }) =>
              from === null ? t('users.right_none') : t(isViewOnly ? 'users.right_view' : 'users.right_change'),
          },
          { id: 'from', name: t('users.rights_from'), cell: ({ from }) => <Origins from={from} /> },
        ]}
      />
    </div>
  )
}

/** The roles that give a page; none for a list of the person's own. */
function Origins({ from }: { from: string[] | null }) {
  const { t } = useTranslation('management')
  if (from === null) return t('users.right_none')
  return (
    <span className={styles.origins}>
      {(from.length > 0 ? from : [t('users.right_own')]).map((name) => (
        <Tag key={name}>{name}</Tag>
      ))}
    </span>
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
