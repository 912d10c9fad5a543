import type { ReactNode } from 'react'
import styles from './grid.module.css'

/** Cards beside each other: fewer where the window is narrower, one on phones. */
export function Grid({ columns = 3, children }: { columns?: 2 | 3 | 4; children: ReactNode }) {
  return (
    <div className={styles.grid} data-columns={columns}>
      {children}
    </div>
  )
}
