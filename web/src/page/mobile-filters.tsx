import type { ReactNode } from 'react'
import styles from './mobile-filters.module.css'

interface MobileFiltersProps {
  /** The accessible name of the filters, and the text of the button that opens them. */
  label: string
  name: string
  children: ReactNode
}

/** Beside the list on wide screens, in a collapsible section above it on phones. Works without scripts. */
export function MobileFilters({ label, name, children }: MobileFiltersProps) {
  return (
    <aside className={styles.aside} aria-label={label}>
      <input type="checkbox" id="mobile-filters" className="visually-hidden" />
      <label htmlFor="mobile-filters">{name}</label>
      <div className={styles.room}>{children}</div>
    </aside>
  )
}
