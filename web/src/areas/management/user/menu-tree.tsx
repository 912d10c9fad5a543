import { type ManagementScreen, managementGroups } from '@atrium/contract/management'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Tag } from '../../../ui/mark/tag.tsx'
import { allScreens, areaMenus, listWith, personalScreens, screensOf } from './menu-list.ts'
import styles from './menu-tree.module.css'

interface MenuTreeProps {
  id: string
  label: string
  value: readonly number[]
  /** Without it the list is only looked at. */
  onChange?: ((list: number[]) => void) | undefined
}

/** Areas, and below management its groups and screens: what a role or a person opens. */
export function MenuTree({ id, label, value, onChange }: MenuTreeProps) {
  const { t } = useTranslation('management')
  const box = (name: string, ids: readonly number[]) => (
    <Checkbox
      disabled={!onChange}
      checked={ids.every((one) => value.includes(one))}
      partly={ids.some((one) => value.includes(one)) && !ids.every((one) => value.includes(one))}
      onChange={({ target }) => onChange?.(listWith(value, ids, target.checked))}
    >
      {name}
    </Checkbox>
  )

  return (
    // biome-ignore lint/a11y/useSemanticElements: the label stands above it already, as for every field of the form.
    <div id={id} role="group" aria-label={label} className={styles.tree}>
      <ul className={styles.areas}>
        {areaMenus.map(([name, menu]) => (
          <li key={menu}>{box(t(`roles.menu.${name}`), [menu])}</li>
        ))}
        <li>{box(t('roles.menu.management'), allScreens)}</li>
      </ul>
      <details className={styles.screens} open={allScreens.some((screen) => value.includes(screen))}>
        <summary>{t('roles.screens')}</summary>
        <ul>
          {managementGroups.map((group) => (
            <li key={group.id}>
              {box(t(`group.${group.name}`), screensOf(group))}
              <ul>
                {(Object.entries(group.screens) as [ManagementScreen, number][]).map(([name, screen]) => (
                  <li key={screen}>
                    {box(t(`${name}.title`), [screen])}
                    {personalScreens.includes(screen) && <Tag>{t('roles.personal')}</Tag>}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
