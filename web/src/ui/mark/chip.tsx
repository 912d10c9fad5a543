import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CloseIcon } from '../icon/home-icons.tsx'
import styles from './chip.module.css'

/** A choice one can go to. */
export function Chip({ to, on = false, children }: { to: string; on?: boolean; children: ReactNode }) {
  return (
    <Link className={styles.chip} data-on={on || undefined} aria-current={on ? 'true' : undefined} to={to}>
      {children}
    </Link>
  )
}

/** A filter that is set: following it takes it away. */
export function FilterChip({ name, to }: { name: string; to: string }) {
  const { t } = useTranslation('shared')
  return (
    <Link className={styles.chip} to={to} aria-label={t('chip.remove', { name })}>
      {name}
      <CloseIcon size={14} />
    </Link>
  )
}
