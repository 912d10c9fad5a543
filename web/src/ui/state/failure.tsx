import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../form/button.tsx'
import { RefreshIcon } from '../icon/home-icons.tsx'
import styles from './state.module.css'

interface FailureProps {
  title: string
  /** Where it stands for the whole page, its title is the page's. */
  heading?: 'h1' | 'h2'
  /** What happened and what is still there, in one plain sentence. */
  children: ReactNode
  /** The button is busy until it is done. */
  onRetry: () => void | Promise<void>
  /** A second way: tell us. */
  action?: ReactNode
  /** Status, time and id of the request, for support. */
  trace?: string
}

/** A line that is broken in the middle. */
export function Failure({ title, heading: Heading = 'h2', children, onRetry, action, trace }: FailureProps) {
  const { t } = useTranslation('shared')
  const [isBusy, setBusy] = useState(false)

  async function retry() {
    if (isBusy) return
    setBusy(true)
    await onRetry()
    setBusy(false)
  }

  return (
    <section className={styles.state} role="alert">
      <svg width="200" height="60" viewBox="0 36 200 60" fill="none" aria-hidden="true">
        <path className={styles.ink} d="M30 66h54M116 66h54" strokeWidth="3" />
        <path className={styles.dot} d="M10 66a12 12 0 1 1 24 0 12 12 0 1 1-24 0" />
        <circle className={styles.ink} cx="178" cy="66" r="10" strokeWidth="5" />
        <path className={styles.danger} d="M84 46v40M116 46v40" strokeWidth="3" />
        <path className={styles.thin} d="M92 66h16" strokeWidth="1.5" strokeDasharray="3 4" />
      </svg>
      <Heading>{title}</Heading>
      <p>{children}</p>
      <div className={styles.actions}>
        <Button kind="primary" aria-busy={isBusy} aria-disabled={isBusy} onClick={() => void retry()}>
          <RefreshIcon size={18} />
          {t('failure.retry')}
        </Button>
        {action}
      </div>
      {trace && <p className={styles.trace}>{trace}</p>}
    </section>
  )
}
