import { failures } from '@atrium/contract/errors'
import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useRevalidator } from 'react-router'
import type { Failure } from '../../platform/api/failure.ts'
import { failureText } from '../../platform/api/failures.ts'
import { formatClock } from '../../platform/format/format.ts'
import { useOnline } from '../../platform/page/use-online.ts'
import { Button } from '../../ui/form/button.tsx'
import { RefreshIcon } from '../../ui/icon/home-icons.tsx'
import { WarningIcon } from '../../ui/icon/icons.tsx'
import { CallOut } from '../../ui/state/call-out.tsx'
import styles from './answered.module.css'
import type { SettledCall } from './settle-call.ts'

/** Milliseconds; each further pause is twice as long, up to the longest. */
const firstRetryAfter = 5_000
const longestPause = 60_000

interface AnsweredProps<Data> {
  /** Null while the page is only drawn and nobody has asked yet. */
  answer: Promise<SettledCall<Data>> | null
  /** As high as what will stand there. */
  waiting: ReactNode
  /** In place of the sentence that says why it is missing; null where another part of the page says it. */
  failed?: ReactNode | ((failure: Failure) => ReactNode)
  /** For what is not there, and for nothing else. */
  gone?: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * What was asked for, once it is there. A later answer takes the place of the first without a gap; one that fails leaves it where
 * it is, and a strip says so.
 */
export function Answered<Data>({ answer, waiting, failed, gone, children }: AnsweredProps<Data>) {
  if (!answer) return waiting
  return (
    <Suspense fallback={waiting}>
      <Arrived answer={answer} failed={failed} gone={gone}>
        {children}
      </Arrived>
    </Suspense>
  )
}

interface ArrivedProps<Data> extends Pick<AnsweredProps<Data>, 'failed' | 'gone' | 'children'> {
  answer: Promise<SettledCall<Data>>
}

function Arrived<Data>({ answer, failed, gone, children }: ArrivedProps<Data>) {
  const settled = use(answer)
  const { pathname, search } = useLocation()
  const address = pageAddress(pathname, search)
  const [known, setKnown] = useState<{ data: Data; address: string; since: Date } | null>(null)
  if ('data' in settled && !(known?.data === settled.data && known.address === address))
    setKnown({ data: settled.data, address, since: new Date() })

  const failure = 'failure' in settled ? settled.failure : null
  const shown = failure && known?.address === address && !isFinal(failure) ? known : settled
  if ('data' in shown)
    return (
      <>
        {failure && known && failed !== null && <ReloadStrip failure={failure} since={known.since} />}
        {children(shown.data)}
      </>
    )
  if (gone && shown.failure.code === failures.not_found.code) return gone
  if (typeof failed === 'function') return failed(shown.failure)
  if (failed !== undefined) return failed
  return <MissingAnswer failure={shown.failure} />
}

/** A drawer that the address opens stands over the same page. */
function pageAddress(pathname: string, search: string): string {
  const fields = new URLSearchParams(search)
  fields.delete('open')
  return `${pathname}?${fields}`
}

/** What is no longer there, or no longer this person's, must not stay on the screen. */
function isFinal({ code }: Failure): boolean {
  return code === failures.not_found.code || code === failures.not_allowed.code
}

/** Above what was loaded before: it could not be loaded again. */
function ReloadStrip({ failure, since }: { failure: Failure; since: Date }) {
  const { t } = useTranslation('shared')
  return (
    <div className={styles.strip} role="status">
      <CallOut kind="warning">
        {failureText(failure)} {t('failure.shown_since', { time: formatClock(since.toISOString()).slice(11, 16) })}{' '}
        {failure.kind === 'unreachable' && t('failure.retrying')} <RetryButton failure={failure} />
      </CallOut>
    </div>
  )
}

/** Why it is missing. */
export function MissingAnswer({ failure }: { failure: Failure }) {
  return (
    <p className={styles.missing} role="alert">
      <WarningIcon />
      <span>{failureText(failure)}</span>
      <RetryButton failure={failure} />
    </p>
  )
}

/**
 * What was refused is refused again: only what nobody answered can be tried once more. Without a connection that happens by
 * itself, after longer and longer pauses and whenever the browser is online again.
 */
function RetryButton({ failure }: { failure: Failure }) {
  const { t } = useTranslation('shared')
  const { revalidate, state } = useRevalidator()
  const isUnreachable = failure.kind === 'unreachable'
  const tries = useRef(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is followed by a try.
  useEffect(() => {
    if (!isUnreachable) return
    const pause = Math.min(firstRetryAfter * 2 ** tries.current, longestPause)
    // The connection may have come back before this was shown.
    const timer = setTimeout(() => {
      tries.current += 1
      if (navigator.onLine) void revalidate()
    }, pause)
    return () => clearTimeout(timer)
  }, [failure, isUnreachable, revalidate])
  useOnline(() => isUnreachable && void revalidate())

  if (!canBeRetried(failure)) return null
  return (
    <Button size="small" aria-disabled={state === 'loading'} onClick={() => void revalidate()}>
      <RefreshIcon size={16} />
      {t('failure.retry')}
    </Button>
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
