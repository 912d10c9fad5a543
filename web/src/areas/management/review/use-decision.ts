import type { ThreadReference } from '@atrium/contract/review/review'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useRun } from '../../../page/account/use-run.ts'
import { useKeptValues } from '../../../page/kept/use-kept-values.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { toast } from '../../../platform/state/toast.ts'
import { decide, nameOf, points, type Reviewed, type ReviewPoint, reasons, sendMessage } from './reviewed.ts'

interface DecisionDraft {
  reason: string | null
  text: string
  refers_to: ThreadReference[]
}

interface DecisionOptions {
  reviewed: Reviewed
  /** A colleague has claimed it. */
  isReadOnly: boolean
  onDecided: () => void
  /** A message was sent. */
  onSent: () => void
}

export type Decision = ReturnType<typeof useDecision>

/** What a reviewer is about to decide, and how far they are with it. */
export function useDecision({ reviewed, isReadOnly, onDecided, onSent }: DecisionOptions) {
  const { t } = useTranslation('management')
  const { run, busy, error, forget } = useRun()
  const [confirmed, setConfirmed] = useState<ReviewPoint[]>([])
  const kept = useKeptValues<DecisionDraft>(`review:${nameOf(reviewed)}`, { reason: null, text: '', refers_to: [] })
  const { reason, text, refers_to } = kept.values
  const [missing, setMissing] = useState<'points' | 'reason' | 'words' | 'message' | null>(null)
  const [isReturning, setReturning] = useState(false)
  const [showsAll, setShowsAll] = useState(false)
  const words = useRef<HTMLTextAreaElement>(null)
  const returnButton = useRef<HTMLButtonElement>(null)
  const { kind, title, needs_colleague } = reviewed
  const isOpen = reviewed.state === 'in_review'
  const canDecide = isOpen && !isReadOnly
  const unconfirmed = points.filter((point) => !confirmed.includes(point))

  function toggle(point: ReviewPoint) {
    if (!canDecide) return
    if (missing === 'points') setMissing(null)
    setConfirmed((now) => (now.includes(point) ? now.filter((one) => one !== point) : [...now, point]))
  }

  function approve() {
    if (!canDecide || needs_colleague) return
    if (unconfirmed.length > 0) return setMissing('points')
    setMissing(null)
    void settle('publish')
  }

  /** The message first: what is sent is looked at before. */
  function beginReturn() {
    if (!canDecide) return
    setMissing(null)
    forget()
    flushSync(() => setReturning(true))
    words.current?.focus()
  }

  /** What was written stays. */
  function leaveReturn() {
    setMissing(null)
    flushSync(() => {
      setReturning(false)
      setShowsAll(false)
    })
    returnButton.current?.focus()
  }

  function sendBack() {
    if (!canDecide) return
    if (reason === null) return refuse('reason')
    if (text.trim() === '') return refuse('words')
    setMissing(null)
    void settle('ask_changes')
  }

  function refuse(what: 'reason' | 'words' | 'message') {
    setMissing(what)
    words.current?.focus()
  }

  async function settle(decision: 'publish' | 'ask_changes') {
    await run(async () => {
      await decide(quietCaller(), reviewed, {
        decision,
        reason: decision === 'publish' ? null : reason,
        text: text.trim(),
        refers_to,
      })
      kept.forget()
      if (decision === 'ask_changes') toast.success(t('review.done.ask_changes', { title }))
      onDecided()
    })
  }

  function send() {
    if (text.trim() === '') return refuse('message')
    setMissing(null)
    void run(async () => {
      await sendMessage(quietCaller(), reviewed, { text: text.trim(), refers_to })
      kept.discard()
      toast.success(t('review.message_sent'))
      onSent()
    })
  }

  /** A ready phrase is a beginning: what somebody wrote already stays. */
  function choose(next: string) {
    if (!canDecide) return
    const phrase = next === 'other' ? '' : t(`review.phrase.${next}`)
    const ready = reasons[kind].map((one) => t(`review.phrase.${one}`))
    const isReady = text.trim() === '' || ready.includes(text)
    kept.change({ reason: next, ...(isReady && { text: phrase }) })
    setShowsAll(false)
    beginReturn()
  }

  return {
    kept,
    confirmed,
    unconfirmed,
    missing,
    error,
    busy,
    isOpen,
    canDecide,
    isReturning,
    showsAll,
    words,
    returnButton,
    toggle,
    approve,
    beginReturn,
    leaveReturn,
    sendBack,
    send,
    choose,
    showAll: () => canDecide && setShowsAll((now) => !now),
  }
}
