import type { ReactNode } from 'react'
import { Lintel } from '../../ui/layout/lintel.tsx'
import styles from './demo.module.css'

/** One heading and what is shown below it. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <Lintel>{title}</Lintel>
      {children}
    </section>
  )
}

/** Things side by side, on a hairline. */
export function DemoRow({ children }: { children: ReactNode }) {
  return <div className={styles.shelf}>{children}</div>
}
