import type { ReactNode } from 'react'
import { Head } from '../../../platform/page/head.tsx'
import { usePage } from '../../../platform/page/page.ts'
import styles from './screen-head.module.css'

interface ScreenHeadProps {
  title: string
  /** Beside the title: how many there are. */
  note?: ReactNode
  /** Buttons at the right. */
  children?: ReactNode
}

export function ScreenHead({ title, note, children }: ScreenHeadProps) {
  const { platformTitle } = usePage()

  return (
    <header className={styles.head}>
      <Head title={`${title} · ${platformTitle}`} hidden />
      <h1>{title}</h1>
      {note && <p>{note}</p>}
      <div className={styles.actions}>{children}</div>
    </header>
  )
}
