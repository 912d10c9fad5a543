import type { ReactNode } from 'react'
import styles from './dialogs.module.css'

/** A form, and beside it what is good to know before sending it. */
export function TwoSides({ children, notes }: { children: ReactNode; notes: string[] }) {
  return (
    <div className={styles.sides}>
      <div className={styles.fields}>{children}</div>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  )
}
