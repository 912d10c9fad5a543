import type { ReactNode } from 'react'
import styles from './mobile-filters.module.css'

interface FilterDoorProps {
  /** What the filters are called, and what stands on their door: how many are chosen, perhaps. */
  label: string
  name: string
  children: ReactNode
}

/** Beside the list where there is room, behind a door above it on phones. Works without scripts. */
export function MobileFilters({ label, name, children }: FilterDoorProps) {
  return (
    <aside className={styles.aside} aria-label={label}>
      <input type="checkbox" id="mobile-filters" className="visually-hidden" />
      <label htmlFor="mobile-filters">{name}</label>
      <div className={styles.room}>{children}</div>
    </aside>
  )
}
