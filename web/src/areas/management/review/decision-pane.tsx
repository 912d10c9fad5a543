import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRun } from '../../../page/account/use-run.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { toast } from '../../../platform/state/toast.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { TextArea } from '../../../ui/form/input.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import { Assignment } from './assignment.tsx'
import styles from './decision-pane.module.css'
import { Findings } from './findings.tsx'
import { PastDecisions } from './past-decisions.tsx'
import { decide, type Reviewed, reasons } from './reviewed.ts'
import { useReviewKeys } from './use-review-keys.ts'

interface DecisionPaneProps {
  reviewed: Reviewed
  mine: boolean
  reviewer_name: string | null
  onAssigned: (mine: boolean) => void
  onDecided: () => void
}

const points = ['purpose', 'same', 'no_private_data'] as const

/** What the machine found, what a person confirms, what the author is told, and the decision. */
export function DecisionPane({ reviewed, mine, reviewer_name, onAssigned, onDecided }: DecisionPaneProps) {
  const { t } = useTranslation('management')
  const { run, busy, error } = useRun()
  const [confirmed, setConfirmed] = useState<string[]>([])
  const [reason, setReason] = useState<string | null>(null)
  const [text, setText] = useState('')
  const [missing, setMissing] = useState<'points' | 'reason' | null>(null)
  const words = useRef<HTMLTextAreaElement>(null)
  const { kind, state, title, decisions, needs_colleague } = reviewed
  const isOpen = state === 'in_review'

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
      })
      toast.success(t(`review.done.${decision}`, { title }))
      onDecided()
    })
  }

  /** A ready phrase is a beginning: what somebody wrote already stays. */
  function choose(next: string) {
    setReason(next)
    const phrase = t(`review.phrase.${next}`)
    const ready = reasons[kind].map((one) => t(`review.phrase.${one}`))
    if (text.trim() === '' || ready.includes(text)) setText(next === 'other' ? '' : phrase)
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
      {isOpen ? (
        <>
          <h3>{t('review.points')}</h3>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>
                <Checkbox
                  checked={confirmed.includes(point)}
                  onChange={({ target }) =>
                    setConfirmed(target.checked ? [...confirmed, point] : confirmed.filter((one) => one !== point))
                  }
                >
                  {t(`review.point.${point}`)}
                </Checkbox>
              </li>
            ))}
          </ul>
          {missing === 'points' && <CallOut kind="error">{t('review.points_missing')}</CallOut>}
          <h3>
            <label htmlFor="review-words">{t('review.words')}</label>
          </h3>
          <TextArea
            id="review-words"
            ref={words}
            rows={4}
            maxLength={2_000}
            value={text}
            aria-invalid={missing === 'reason'}
            aria-describedby={missing === 'reason' ? 'review-missing' : undefined}
            onChange={({ target }) => setText(target.value)}
          />
          <fieldset className={styles.phrases}>
            <legend className="visually-hidden">{t('review.reasons')}</legend>
            {reasons[kind].map((one) => (
              <button key={one} type="button" aria-pressed={reason === one} onClick={() => choose(one)}>
                {t(`review.reason.${one}`)}
              </button>
            ))}
          </fieldset>
          {missing === 'reason' && (
            <div id="review-missing">
              <CallOut kind="error">{t('review.reason_missing')}</CallOut>
            </div>
          )}
          {error && <CallOut kind="error">{error}</CallOut>}
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
        </>
      ) : (
        <p className={styles.over}>{t(`review.over.${state}`)}</p>
      )}
      {decisions.length > 0 && <PastDecisions decisions={decisions} />}
    </section>
  )
}
