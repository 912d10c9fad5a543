import type { ThreadReference } from '@atrium/contract/review/review'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRun } from '../../../page/account/use-run.ts'
import { RestoredNote } from '../../../page/kept/restored-note.tsx'
import { useKeptValues } from '../../../page/kept/use-kept-values.ts'
import { ReferencePicker } from '../../../page/thread/references.tsx'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { toast } from '../../../platform/state/toast.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { TextArea } from '../../../ui/form/input.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import { Assignment } from './assignment.tsx'
import styles from './decision-pane.module.css'
import { Findings } from './findings.tsx'
import { ReviewThread } from './review-thread.tsx'
import { decide, nameOf, type Reviewed, reasons, sendMessage } from './reviewed.ts'
import { useReviewKeys } from './use-review-keys.ts'

interface DecisionPaneProps {
  reviewed: Reviewed
  mine: boolean
  reviewer_name: string | null
  onAssigned: (mine: boolean) => void
  onDecided: () => void
  /** A message was sent. */
  onSent: () => void
}

interface DecisionDraft {
  reason: string | null
  text: string
  refers_to: ThreadReference[]
}

const points = ['purpose', 'same', 'no_private_data'] as const

/** What the machine found, what a person confirms, what the author is told, and the decision. */
export function DecisionPane({ reviewed, mine, reviewer_name, onAssigned, onDecided, onSent }: DecisionPaneProps) {
  const { t } = useTranslation('management')
  const { run, busy, error } = useRun()
  const [confirmed, setConfirmed] = useState<string[]>([])
  const kept = useKeptValues<DecisionDraft>(`review:${nameOf(reviewed)}`, { reason: null, text: '', refers_to: [] })
  const { reason, text, refers_to } = kept.values
  const [isPicking, setPicking] = useState(false)
  const [missing, setMissing] = useState<'points' | 'reason' | 'message' | null>(null)
  const words = useRef<HTMLTextAreaElement>(null)
  const { kind, state, title, thread, needs_colleague } = reviewed
  const checks = reviewed.kind === 'article' ? [] : reviewed.checks
  const isOpen = state === 'in_review'
  const lacksWords = missing === 'reason' || missing === 'message'

  function publish() {
    if (!isOpen || needs_colleague) return
    if (confirmed.length < points.length) return setMissing('points')
    setMissing(null)
    void settle('publish')
  }

  function sendBack() {
    if (!isOpen) return
    if (reason === null || text.trim() === '') {
      setMissing('reason')
      words.current?.focus()
      return
    }
    setMissing(null)
    void settle('ask_changes')
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
    if (text.trim() === '') {
      setMissing('message')
      words.current?.focus()
      return
    }
    setMissing(null)
    void run(async () => {
      await sendMessage(quietCaller(), reviewed, { text: text.trim(), refers_to })
      kept.discard()
      setPicking(false)
      toast.success(t('review.message_sent'))
      onSent()
    })
  }

  /** A ready phrase is a beginning: what somebody wrote already stays. */
  function choose(next: string) {
    const phrase = next === 'other' ? '' : t(`review.phrase.${next}`)
    const ready = reasons[kind].map((one) => t(`review.phrase.${one}`))
    const isReady = text.trim() === '' || ready.includes(text)
    kept.change({ reason: next, ...(isReady && { text: phrase }) })
    words.current?.focus()
  }

  useReviewKeys({ a: publish, r: sendBack })

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.pane} aria-label={t('review.decision')} tabIndex={0}>
      {isOpen && <Assignment reviewed={reviewed} mine={mine} reviewer_name={reviewer_name} onAssigned={onAssigned} />}
      {isOpen && needs_colleague && (
        <div className={styles.own}>
          <CallOut kind="warning">{t('review.own')}</CallOut>
        </div>
      )}
      {reviewed.kind !== 'article' && <Findings review={reviewed} />}
      <ReviewThread entries={thread} />
      {isOpen ? (
        <Points confirmed={confirmed} onChange={setConfirmed} />
      ) : (
        <p className={styles.over}>{t(`review.over.${state}`)}</p>
      )}
      {missing === 'points' && <CallOut kind="error">{t('review.points_missing')}</CallOut>}
      <h3>
        <label htmlFor="review-words">{t('review.words')}</label>
      </h3>
      <RestoredNote {...kept} />
      <TextArea
        id="review-words"
        ref={words}
        rows={4}
        maxLength={2_000}
        value={text}
        aria-invalid={lacksWords}
        aria-describedby={lacksWords ? 'review-missing' : undefined}
        onChange={({ target }) => kept.change({ text: target.value })}
      />
      {isOpen && (
        <fieldset className={styles.phrases}>
          <legend className="visually-hidden">{t('review.reasons')}</legend>
          {reasons[kind].map((one) => (
            <button key={one} type="button" aria-pressed={reason === one} onClick={() => choose(one)}>
              {t(`review.reason.${one}`)}
            </button>
          ))}
        </fieldset>
      )}
      <ReferencePicker
        kind={kind}
        checks={checks}
        chosen={refers_to}
        open={isPicking}
        onOpen={setPicking}
        onChange={(refers_to) => kept.change({ refers_to })}
      />
      {lacksWords && (
        <div id="review-missing">
          <CallOut kind="error">{t(`review.${missing}_missing`)}</CallOut>
        </div>
      )}
      {error && <CallOut kind="error">{error}</CallOut>}
      <div className={styles.message}>
        <Button wide disabled={busy} onClick={send}>
          {t('review.send_message')}
        </Button>
      </div>
      {isOpen && (
        <div className={styles.buttons}>
          <Button
            kind="primary"
            size="large"
            wide
            disabled={busy || needs_colleague}
            aria-keyshortcuts="A"
            onClick={publish}
          >
            {t('review.publish')}
            <span aria-hidden="true">
              <kbd>A</kbd>
            </span>
          </Button>
          <Button kind="danger" size="large" wide disabled={busy} aria-keyshortcuts="R" onClick={sendBack}>
            {t('review.send_back')}
            <span aria-hidden="true">
              <kbd>R</kbd>
            </span>
          </Button>
        </div>
      )}
    </section>
  )
}

interface PointsProps {
  confirmed: string[]
  onChange: (confirmed: string[]) => void
}

/** What a person looks at, because no check can. */
function Points({ confirmed, onChange }: PointsProps) {
  const { t } = useTranslation('management')
  return (
    <>
      <h3>{t('review.points')}</h3>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <Checkbox
              checked={confirmed.includes(point)}
              onChange={({ target }) =>
                onChange(target.checked ? [...confirmed, point] : confirmed.filter((one) => one !== point))
              }
            >
              {t(`review.point.${point}`)}
            </Checkbox>
          </li>
        ))}
      </ul>
    </>
  )
}
