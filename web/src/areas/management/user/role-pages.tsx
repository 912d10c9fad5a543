import {
  holdsScreen,
  type ManagementScreen,
  managementGroups,
  managementScreens,
  mayChangeScreen,
} from '@atrium/contract/management'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLogin } from '../../../platform/session/session.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { AppIcon, SearchIcon } from '../../../ui/icon/home-icons.tsx'
import { groupIcons } from '../frame/screens.ts'
import { allScreens, areaMenus, listWith, personalScreens } from './menu-list.ts'
import styles from './role-page.module.css'

interface RolePagesProps {
  value: readonly number[]
  /** What the role opens now: that may be taken away by whoever could not give it. */
  saved: readonly number[]
  isViewOnly: boolean
  /** Without it the pages are only looked at. */
  mayChange: boolean
  onChange: (list: number[]) => void
}

interface PageGroup {
  name: string
  icon: ComponentType
  pages: { id: number; name: string; marks: string[] }[]
}

/** Areas and management pages in their groups: what the role opens. */
export function RolePages({ value, saved, isViewOnly, mayChange, onChange }: RolePagesProps) {
  const { t } = useTranslation('management')
  const [words, setWords] = useState('')
  const [onlyChosen, setOnlyChosen] = useState(false)
  const mayGive = useMayGive(isViewOnly)
  const groups = usePageGroups()
  const chosen = allScreens.filter((screen) => value.includes(screen)).length
  const isShown = ({ id, name }: PageGroup['pages'][number]) =>
    (!onlyChosen || value.includes(id)) && name.toLowerCase().includes(words.trim().toLowerCase())
  const shown = groups.map((group) => ({ ...group, pages: group.pages.filter(isShown) }))
  const isOpen = (id: number) => mayChange && (value.includes(id) || saved.includes(id) || mayGive(id))
  const isLacking = groups.some(({ pages }) => pages.some(({ id }) => !isOpen(id)))

  return (
    <>
      <div className={styles.tools}>
        <Input
          size="small"
          type="search"
          icon={<SearchIcon size={16} />}
          aria-label={t('roles.find_page')}
          placeholder={t('roles.find_page')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Checkbox checked={onlyChosen} onChange={({ target }) => setOnlyChosen(target.checked)}>
          {t('roles.only_chosen', { count: chosen })}
        </Checkbox>
      </div>
      {mayChange && isLacking && <p className={styles.quiet}>{t('roles.beyond_own')}</p>}
      <div className={styles.groups} data-read={!mayChange || undefined}>
        {shown
          .filter(({ pages }) => pages.length > 0)
          .map((group) => (
            <Group key={group.name} group={group} value={value} isOpen={isOpen} onChange={onChange} />
          ))}
      </div>
      {shown.every(({ pages }) => pages.length === 0) && <p className={styles.quiet}>{t('roles.no_page_found')}</p>}
    </>
  )
}

interface GroupProps {
  group: PageGroup
  value: readonly number[]
  isOpen: (id: number) => boolean
  onChange: (list: number[]) => void
}

function Group({ group: { name, icon: Icon, pages }, value, isOpen, onChange }: GroupProps) {
  const open = pages.map(({ id }) => id).filter(isOpen)
  const count = pages.filter(({ id }) => value.includes(id)).length
  const turn = (ids: readonly number[], isIn: boolean) => onChange(listWith(value, ids, isIn))

  return (
    // biome-ignore lint/a11y/useSemanticElements: the first box is the head of the group, which no legend can be
    <div className={styles.group} role="group" aria-label={name}>
      <div className={styles.groupHead}>
        <Checkbox
          checked={count > 0 && count === pages.length}
          partly={count > 0 && count < pages.length}
          disabled={open.length === 0}
          onChange={({ target }) => turn(open, target.checked)}
        >
          <span>
            <Icon />
            <b>{name}</b>
            <em>
              {count} / {pages.length}
            </em>
          </span>
        </Checkbox>
      </div>
      <ul>
        {pages.map(({ id, name, marks }) => (
          <li key={id} data-chosen={value.includes(id) || undefined}>
            <Checkbox
              checked={value.includes(id)}
              disabled={!isOpen(id)}
              onChange={({ target }) => turn([id], target.checked)}
            >
              <span>
                {name}
                {marks.map((mark) => (
                  <i key={mark}>{mark}</i>
                ))}
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </div>
  )
}

function usePageGroups(): PageGroup[] {
  const { t } = useTranslation('management')
  const marksOf = (id: number) => [
    ...(personalScreens.includes(id) ? [t('roles.personal')] : []),
    ...(id === managementScreens.roles ? [t('roles.grants')] : []),
    ...(id === managementScreens.settings ? [t('roles.whole_site')] : []),
  ]
  const areas = areaMenus.map(([name, id]) => ({ id, name: t(`roles.menu.${name}`), marks: [] }))
  return [
    { name: t('roles.areas'), icon: AppIcon, pages: areas },
    ...managementGroups.map(({ name, screens }) => ({
      name: t(`group.${name}`),
      icon: groupIcons[name],
      pages: (Object.entries(screens) as [ManagementScreen, number][]).map(([screen, id]) => ({
        id,
        name: t(`${screen}.title`),
        marks: marksOf(id),
      })),
    })),
  ]
}

/** Nobody gives more than they hold: to look at a page is given by whoever sees it, to change it by whoever changes it. */
function useMayGive(isViewOnly: boolean) {
  const login = useLogin()
  const screens = Object.entries(managementScreens) as [ManagementScreen, number][]
  return (id: number): boolean => {
    const [screen] = screens.find(([, one]) => one === id) ?? []
    if (!screen) return true
    return isViewOnly ? holdsScreen(login?.menus, screen) : mayChangeScreen(login, screen)
  }
}
