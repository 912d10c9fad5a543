import { type ReactNode, Suspense, use, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import type { Failure } from '../../platform/api/failure.ts'
import { failureText } from '../../platform/api/failures.ts'
import { Button } from '../../ui/form/button.tsx'
import { RefreshIcon } from '../../ui/icon/home-icons.tsx'
import { WarningIcon } from '../../ui/icon/icons.tsx'
import styles from './answered.module.css'
import type { SettledCall } from './settle-call.ts'

/** Milliseconds. */
const retryAfter = 5_000

interface AnsweredProps<Data> {
  /** Null while the page is only drawn and nobody has asked yet. */
  answer: Promise<SettledCall<Data>> | null
  /** As high as what will stand there. */
  waiting: ReactNode
  /** In place of the sentence that says why it is missing. */
  failed?: ReactNode | ((failure: Failure) => ReactNode)
  children: (data: Data) => ReactNode
}

/** What was asked for, once it is there. A later answer takes the place of the first without a gap. */
export function Answered<Data>({ answer, waiting, failed, children }: AnsweredProps<Data>) {
  if (!answer) return waiting
  return (
    <Suspense fallback={waiting}>
      <Arrived answer={answer} failed={failed}>
        {children}
      </Arrived>
    </Suspense>
  )
}

interface ArrivedProps<Data> extends Pick<AnsweredProps<Data>, 'failed' | 'children'> {
  answer: Promise<SettledCall<Data>>
}

function Arrived<Data>({ answer, failed, children }: ArrivedProps<Data>) {
  const settled = use(answer)
  if ('data' in settled) return children(settled.data)
  if (typeof failed === 'function') return failed(settled.failure)
  if (failed !== undefined) return failed
  return <MissingAnswer failure={settled.failure} />
}

/**
 * Why it is missing. What was refused is refused again: only what nobody answered can be tried once more. Without a
 * connection that happens by itself, once after a pause and whenever the browser is online again.
 */
export function MissingAnswer({ failure }: { failure: Failure }) {
  const { t } = useTranslation('shared')
  const { revalidate, state } = useRevalidator()
  const isUnreachable = failure.kind === 'unreachable'

  useEffect(() => {
    if (!isUnreachable) return
    const retry = () => void revalidate()
    window.addEventListener('online', retry)
    // The connection may have come back before this was shown.
    const timer = setTimeout(() => navigator.onLine && retry(), retryAfter)
    return () => {
      window.removeEventListener('online', retry)
      clearTimeout(timer)
    }
  }, [isUnreachable, revalidate])

  return (
    <p className={styles.missing} role="alert">
      <WarningIcon />
      <span>{failureText(failure)}</span>
      {canBeRetried(failure) && (
        <Button size="small" aria-disabled={state === 'loading'} onClick={() => void revalidate()}>
          <RefreshIcon size={16} />
          {t('failure.retry')}
        </Button>
      )}
    </p>
  )
}

function canBeRetried({ kind, status }: Failure): boolean {
  return kind !== 'refused' || status === 429 || status >= 500
}

/** Rows on their way, each as high as a row. */
export function WaitingRows({ rows }: { rows: number }) {
  const { t } = useTranslation('shared')
  return (
    <div role="status" aria-busy="true" aria-label={t('skeleton.loading')}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className={styles.waiting}>
          <span />
          <span />
        </div>
      ))}
    </div>
  )
}
