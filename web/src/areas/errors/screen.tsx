import type { ReactNode } from 'react'
import { Head } from '../../platform/page/head.tsx'
import styles from './screen.module.css'

interface ErrorScreenProps {
  /** Small above the title: which of the closed ways this is. */
  label: string
  title: string
  text: string
  drawing: ReactNode
  /** The ways on, the first of them back. */
  children: ReactNode
  /** What may help instead, below. */
  after?: ReactNode
}

export function Screen({ label, title, text, drawing, children, after }: ErrorScreenProps) {
  return (
    <main id="main" className="page-width">
      <Head title={title} hidden />
      <div className={styles.screen}>
        <div>
          <p className={styles.label}>{label}</p>
          <h1>{title}</h1>
          <p className={styles.text}>{text}</p>
          <div className={styles.ways}>{children}</div>
        </div>
        <div>{drawing}</div>
      </div>
      {after}
    </main>
  )
}
