import type { ReactNode } from 'react'
import styles from './state.module.css'

interface EmptyProps {
  /** What was looked for: '没有找到“电子签章对接”'. */
  title: string
  children?: ReactNode
  /** One way out, one request. */
  actions?: ReactNode
}

/** Two empty arches. */
export function Empty({ title, children, actions }: EmptyProps) {
  return (
    <section className={styles.state}>
      <svg width="200" height="132" viewBox="0 0 200 132" fill="none" aria-hidden="true">
        <path
          className={styles.thin}
          d="M20 112V58a40 40 0 0 1 80 0v54zM100 112V58a40 40 0 0 1 80 0v54z"
          strokeWidth="1.5"
        />
        <path className={styles.shade} d="M36 112V62a24 24 0 0 1 48 0v50zM116 112V62a24 24 0 0 1 48 0v50z" />
        <path className={styles.ink} d="M4 112h192" strokeWidth="3" />
        <path className={styles.paper} d="M100 112l34 18H66z" />
      </svg>
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}
