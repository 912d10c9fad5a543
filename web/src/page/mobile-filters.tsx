import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseIcon } from '../ui/icon/home-icons.tsx'
import styles from './mobile-filters.module.css'

interface MobileFiltersProps {
  /** The accessible name of the filters, and the text of the button that opens them. */
  label: string
  name: string
  /** How much is listed with them, on the button that leads back to the list. */
  total: number | undefined
  children: ReactNode
}

/** Beside the list on wide screens, a sheet over the page on phones and upright tablets. Works without scripts. */
export function MobileFilters({ label, name, total, children }: MobileFiltersProps) {
  const { t } = useTranslation()
  return (
    <aside
      className={styles.aside}
      aria-label={label}
      onKeyDown={({ key, currentTarget }) => {
        const box = currentTarget.querySelector<HTMLInputElement>('#mobile-filters')
        if (key !== 'Escape' || !box?.checked) return
        box.checked = false
        box.focus()
      }}
    >
      <input type="checkbox" id="mobile-filters" className="visually-hidden" aria-label={name} />
      <label htmlFor="mobile-filters">{name}</label>
      <div className={styles.room}>
        <div className={styles.head} aria-hidden="true">
          <b>{label}</b>
          <label htmlFor="mobile-filters">
            <CloseIcon size={22} />
          </label>
        </div>
        {children}
        <label className={styles.done} htmlFor="mobile-filters" aria-hidden="true">
          {total === undefined ? t('list.show') : t('list.show_items', { count: total })}
        </label>
      </div>
    </aside>
  )
}
