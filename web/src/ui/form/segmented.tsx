import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './segmented.module.css'

interface SegmentedProps {
  label: string
  choices: { id: string; name: string; icon?: ReactNode; to: string }[]
  current: string
  size?: 'small' | 'medium'
}

/** A few ways to see the same thing, each its own address. With an icon the name is only read aloud. */
export function Segmented({ label, choices, current, size = 'medium' }: SegmentedProps) {
  return (
    <nav className={styles.segmented} aria-label={label} data-size={size}>
      {choices.map(({ id, name, icon, to }) => (
        <Link
          key={id}
          to={to}
          aria-current={id === current ? 'true' : undefined}
          aria-label={icon ? name : undefined}
          preventScrollReset
        >
          {icon ?? name}
        </Link>
      ))}
    </nav>
  )
}
