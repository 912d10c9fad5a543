import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './filter-door.module.css'

/** Beside the list where there is room, behind a door above it on phones. Works without scripts. */
export function FilterDoor({ count, children }: { count: number; children: ReactNode }) {
  const { t } = useTranslation('resource')

  return (
    <aside className={styles.aside} aria-label={t('list.filters')}>
      <input type="checkbox" id="filter-door" className="visually-hidden" />
      <label htmlFor="filter-door">{count > 0 ? t('list.filters_chosen', { count }) : t('list.filters')}</label>
      <div className={styles.room}>{children}</div>
    </aside>
  )
}
