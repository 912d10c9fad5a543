import type { TFunction } from 'i18next'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { useRun } from '../../../page/account/use-run.ts'
import { isTyping } from '../../../page/keys.ts'
import { browserCaller } from '../../../platform/api/browser-caller.ts'
import { toast } from '../../../platform/state/toast.ts'
import { Button } from '../../../ui/form/button.tsx'
import { SuccessIcon } from '../../../ui/icon/home-icons.tsx'
import styles from './approval-toast.module.css'
import { hideApproval, type ShownApproval, takeBackApproval, useShownApprovals } from './approvals.ts'

/** More than these share one toast. */
const toastsAtMost = 3

/** Stands beside the screens: an approval can be taken back while the reviewer is at the next submission already. */
export function ApprovalToasts() {
  const { t } = useTranslation('management')
  const approvals = useShownApprovals()
  const toasts = approvals.length > toastsAtMost ? [approvals] : approvals.map((shown) => [shown])

  return (
    <>
      <div className="visually-hidden" role="status">
        {toasts.map((those) => textOf(those, t)).join(' ')}
      </div>
      {toasts.length > 0 && (
        <section className={styles.place} aria-label={t('review.approval.region')}>
          {toasts.map((those, place) => (
            <ApprovalToast key={keyOf(those)} approvals={those} isLatest={place === toasts.length - 1} />
          ))}
        </section>
      )}
    </>
  )
}

const keyOf = (approvals: readonly ShownApproval[]) =>
  approvals.map(({ kind, submission_id }) => `${kind}-${submission_id}`).join(' ')

function textOf(approvals: readonly ShownApproval[], t: TFunction<'management'>): string {
  const [first, ...others] = approvals
  return others.length === 0
    ? t('review.approval.text', { title: first?.title ?? '' })
    : t('review.approval.several', { count: approvals.length })
}

interface ApprovalToastProps {
  approvals: readonly ShownApproval[]
  isLatest: boolean
}

function ApprovalToast({ approvals, isLatest }: ApprovalToastProps) {
  const { t } = useTranslation('management')
  const { run, busy } = useRun()
  const { revalidate } = useRevalidator()
  const seconds = useSecondsUntil(Math.min(...approvals.map(({ until }) => until)))
  const before = useRef<Element | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const text = textOf(approvals, t)

  function undo() {
    void run(async () => {
      try {
        for (const shown of approvals) {
          await takeBackApproval(browserCaller(), shown)
          hideApproval(shown)
          toast.success(t('review.approval.undone', { title: shown.title }))
        }
      } finally {
        await revalidate()
      }
    })
  }

  useUndoKey(isLatest && !busy ? undo : null)
  useEffect(() => {
    const undoButton = button.current
    // What had the focus before gets it back when the time is over.
    return () => {
      if (document.activeElement === undoButton && before.current instanceof HTMLElement) before.current.focus()
    }
  }, [])

  return (
    <div className={styles.toast}>
      <SuccessIcon />
      <p>
        {text}
        <small>{t('review.approval.delay', { count: seconds })}</small>
      </p>
      <Button
        ref={button}
        size="small"
        disabled={busy}
        aria-label={`${t('review.approval.undo')} ${text}`}
        aria-keyshortcuts="Control+Z Meta+Z"
        onFocus={({ relatedTarget }) => {
          before.current = relatedTarget
        }}
        onClick={undo}
      >
        {t('review.approval.undo')}
      </Button>
    </div>
  )
}

function useSecondsUntil(until: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(until))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(until)), 250)
    return () => clearInterval(timer)
  }, [until])
  return seconds
}

function secondsUntil(until: number): number {
  return Math.max(1, Math.ceil((until - Date.now()) / 1_000))
}

/** Ctrl+Z or ⌘Z, but in a text it undoes what was typed there. */
function useUndoKey(undo: (() => void) | null) {
  const latest = useRef(undo)
  useEffect(() => {
    latest.current = undo
  })

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
      if (!isUndo || event.defaultPrevented || isTyping(event.target) || !latest.current) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
