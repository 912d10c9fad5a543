import type { ReactNode, Ref } from 'react'
import styles from './browser.module.css'

/** A drawn browser: what is in it is a page of its own, not of the portal. It stays white at night. */
export function Browser({
  address,
  ref,
  children,
}: {
  address: string
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}) {
  return (
    <div className={styles.browser}>
      <div className={styles.bar} aria-hidden="true">
        <i />
        <i />
        <i />
        <span>{address}</span>
      </div>
      <div ref={ref} className={styles.page}>
        {children}
      </div>
    </div>
  )
}
