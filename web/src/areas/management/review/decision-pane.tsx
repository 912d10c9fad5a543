import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRun } from '../../../page/account/use-run.ts'
import { CheckLine } from '../../../page/upload/report/check-line.tsx'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { formatMoment } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import { toast } from '../../../platform/state/toast.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { TextArea } from '../../../ui/form/input.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import styles from './decision-pane.module.css'
import type { ReviewedApp, ReviewedResource } from './reviewed.ts'
import { assign, decide, type Reviewed, reasons } from './reviewed.ts'
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

interface AssignmentProps {
  reviewed: Reviewed
  mine: boolean
  reviewer_name: string | null
  onAssigned: (mine: boolean) => void
}

/** Who has it, so that two do not read the same; somebody who is away keeps nobody from it. */
function Assignment({ reviewed, mine, reviewer_name, onAssigned }: AssignmentProps) {
  const { t } = useTranslation('management')
  const { run, busy, error } = useRun()
  const name = mine ? null : reviewer_name
  const change = (now: boolean) =>
    void run(async () => {
      await assign(quietCaller(), reviewed, now)
      onAssigned(now)
    })

  return (
    <div className={styles.assignment}>
      <p role="status">{mine ? t('review.mine') : name ? t('review.taken_by', { name }) : t('review.free')}</p>
      <Button size="small" disabled={busy} onClick={() => change(!mine)}>
        {t(mine ? 'review.leave' : name ? 'review.take_over' : 'review.take')}
      </Button>
      {error && <CallOut kind="error">{error}</CallOut>}
    </div>
  )
}

/** What the checks found, the worst first; what its author has confirmed says so. */
function Findings({ review: { checks, confirmed } }: { review: ReviewedResource | ReviewedApp }) {
  const { t } = useTranslation('management')
  const order = ['wrong', 'confirm', 'note', 'passed']
  const sorted = checks.toSorted((one, other) => order.indexOf(one.outcome) - order.indexOf(other.outcome))

  return (
    <>
      <h3>{t('review.checks')}</h3>
      <ul className={styles.findings}>
        {sorted.map((check) => (
          <li key={JSON.stringify([check.name, check.message, check.values])}>
            <CheckLine check={check} />
            {check.outcome === 'confirm' && confirmed.includes(check.name) && (
              <small>{t('review.confirmed_by_author')}</small>
            )}
          </li>
        ))}
        {checks.length === 0 && <li>{t('review.no_checks')}</li>}
      </ul>
    </>
  )
}

/** What was said to the author before, by whom and why: the last word first. */
function PastDecisions({ decisions }: Pick<Reviewed, 'decisions'>) {
  const { t } = useTranslation('management')
  const { language } = usePage()
  const now = new Date().toISOString()

  return (
    <>
      <h3>{t('review.past')}</h3>
      <ol className={styles.past}>
        {decisions.toReversed().map(({ decision, reason, text, decided_by, created_at }) => (
          <li key={created_at}>
            <b>{t(`review.decided.${decision}`)}</b>
            {reason && <span>{t(`review.reason.${reason}`)}</span>}
            {text && <p>{text}</p>}
            <small>{[decided_by, formatMoment(created_at, now, language)].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ol>
    </>
  )
}
