import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ArrowIcon, ExternalIcon } from '../icon/home-icons.tsx'
import styles from './go-link.module.css'

/** The one link beside a heading: where the rest is. */
export function GoLink({ to, children, newWindow = false }: { to: string; children: ReactNode; newWindow?: boolean }) {
  if (newWindow) {
    return (
      <Link className={styles.go} to={to} target="_blank" rel="noopener">
        {children}
        <ExternalIcon size={18} />
      </Link>
    )
  }
  return (
    <Link className={styles.go} to={to}>
      {children}
      <ArrowIcon size={18} />
    </Link>
  )
}

/** A link within a sentence. */
export function TextLink({ to, children, onClick }: { to: string; children: ReactNode; onClick?: () => void }) {
  return (
    <Link className={styles.text} to={to} onClick={onClick}>
      {children}
    </Link>
  )
}
