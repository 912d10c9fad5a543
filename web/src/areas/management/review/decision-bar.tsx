import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { RestoredNote } from '../../../page/kept/restored-note.tsx'
import { ReferencePicker } from '../../../page/thread/references.tsx'
import { usePage } from '../../../platform/page/page.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TextArea } from '../../../ui/form/input.tsx'
import { MoreIcon, WarningIcon } from '../../../ui/icon/icons.tsx'
import styles from './decision-bar.module.css'
import { Key } from './key.tsx'
import { points, type Reviewed, reasonKeys, reasons } from './reviewed.ts'
import type { Decision } from './use-decision.ts'
import { printedKeys } from './use-review-keys.ts'

interface DecisionBarProps {
  reviewed: Reviewed
  decision: Decision
  isPicking: boolean
  onPick: (open: boolean) => void
}

/** Below everything and outside every scroller: what the author is told, why, and the decision. */
export function DecisionBar({ reviewed, decision, isPicking, onPick }: DecisionBarProps) {
  const { t } = useTranslation('management')
  const { language } = usePage()
  const { kept, missing, error, isReturning, words } = decision
  const { text, refers_to } = kept.values
  const lacksWords = missing === 'reason' || missing === 'words' || missing === 'message'
  const checks = reviewed.kind === 'article' ? [] : reviewed.checks

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const act = actOf(event)
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }

  function actOf({ key, code, ctrlKey, metaKey, altKey }: KeyboardEvent): (() => void) | undefined {
    if (key === 'Escape') return decision.leaveReturn
    if (key === 'Enter' && (ctrlKey || metaKey)) return isReturning ? decision.sendBack : decision.send
    if (!altKey || ctrlKey || metaKey) return undefined
    if (code === 'KeyT') return decision.showAll
    const place = reasonKeys.findIndex((one) => code === `Key${one}`)
    const reason = reasons[reviewed.kind][place]
    return reason && (() => decision.choose(reason))
  }

  return (
    <section
      className={styles.bar}
      aria-label={t('review.decision')}
      data-returning={isReturning || undefined}
      data-writing={text.trim() !== '' || undefined}
    >
      <RestoredNote {...kept} />
      {reviewed.needs_colleague && decision.isOpen && <p className={styles.note}>{t('review.own')}</p>}
      {(missing || error) && (
        <p className={styles.missing} role="alert" id="review-missing">
          <WarningIcon size={16} />
          {missing ? missingText() : error}
        </p>
      )}
      {(isReturning || text.trim() !== '' || refers_to.length > 0) && (
        <ReferencePicker
          kind={reviewed.kind}
          checks={checks}
          chosen={refers_to}
          open={isPicking}
          onOpen={onPick}
          onChange={(chosen) => kept.change({ refers_to: chosen })}
        />
      )}
      <div className={styles.line}>
        <label className="visually-hidden" htmlFor="review-words">
          {t('review.words')}
        </label>
        <div className={styles.words}>
          <TextArea
            id="review-words"
            ref={words}
            rows={1}
            maxLength={2_000}
            value={text}
            placeholder={t(isReturning ? 'review.words_needed' : 'review.words_optional')}
            aria-invalid={lacksWords}
            aria-describedby={lacksWords ? 'review-missing' : undefined}
            onChange={({ target }) => kept.change({ text: target.value })}
            onKeyDown={press}
          />
        </div>
        {decision.canDecide && <Reasons kind={reviewed.kind} decision={decision} />}
        <Buttons needsColleague={reviewed.needs_colleague} decision={decision} />
      </div>
    </section>
  )

  function missingText() {
    if (missing !== 'points') {
      return t(`review.missing.${missing}`, { keys: listed('disjunction', reasonKeys.map(printedKeys.alt)) })
    }
    const numbers = decision.unconfirmed.map((point) => String(points.indexOf(point) + 1))
    return t('review.missing.points', { keys: listed('conjunction', numbers) })
  }

  function listed(type: 'conjunction' | 'disjunction', keys: string[]) {
    return new Intl.ListFormat(language, { type }).format(keys)
  }
}

interface ReasonsProps {
  kind: Reviewed['kind']
  decision: Decision
}

/** Three with a key of their own; the others on demand. */
function Reasons({ kind, decision }: ReasonsProps) {
  const { t } = useTranslation('management')
  const { kept, isReturning, showsAll, missing } = decision
  const all = reasons[kind]
  const others = useRef<HTMLFieldSetElement>(null)
  const frequent = all.slice(0, reasonKeys.length)
  const rest = all.slice(reasonKeys.length)
  const isOther = rest.some((one) => one === kept.values.reason)
  const keyOf = (key: string) => (isReturning ? printedKeys.alt(key) : key)

  useEffect(() => {
    if (showsAll) others.current?.querySelector('button')?.focus()
  }, [showsAll])

  return (
    <>
      {showsAll && (
        <fieldset
          ref={others}
          className={styles.others}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.preventDefault()
            decision.showAll()
            decision.beginReturn()
          }}
        >
          <legend className="visually-hidden">{t('review.other_reasons')}</legend>
          {rest.map((one) => reasonButton(one))}
        </fieldset>
      )}
      <fieldset className={styles.reasons} data-missing={missing === 'reason' || undefined}>
        <legend className="visually-hidden">{t('review.reasons')}</legend>
        {frequent.map((one, place) => reasonButton(one, reasonKeys[place]))}
        {isOther && <span className={styles.chosen}>{reasonButton(kept.values.reason as string)}</span>}
        <button
          type="button"
          className={styles.reason}
          aria-expanded={showsAll}
          aria-keyshortcuts="T Alt+T"
          onClick={decision.showAll}
        >
          <Key>{keyOf('T')}</Key>
          <MoreIcon size={16} />
          <span className={styles.more}>{t('review.more_reasons')}</span>
        </button>
      </fieldset>
    </>
  )

  function reasonButton(one: string, key?: string) {
    return (
      <button
        key={one}
        type="button"
        className={styles.reason}
        aria-pressed={kept.values.reason === one}
        aria-keyshortcuts={key && `${key} Alt+${key}`}
        onClick={() => decision.choose(one)}
      >
        {key && <Key>{keyOf(key)}</Key>}
        {t(`review.reason.${one}`)}
      </button>
    )
  }
}

function Buttons({ needsColleague, decision }: { needsColleague: boolean; decision: Decision }) {
  const { t } = useTranslation('management')
  const { busy, isReturning, canDecide, kept, returnButton } = decision

  if (isReturning)
    return (
      <div className={styles.buttons}>
        <Button size="large" disabled={busy} onClick={decision.leaveReturn}>
          {t('form.cancel')}
          <Key>Esc</Key>
        </Button>
        <Button
          kind="danger"
          size="large"
          disabled={busy}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={decision.sendBack}
        >
          {t('review.send_back')}
          <Key>{printedKeys.send}</Key>
        </Button>
      </div>
    )
  return (
    <div className={styles.buttons}>
      {kept.values.text.trim() !== '' && (
        <span className={styles.message}>
          <Button kind="link" disabled={busy} aria-keyshortcuts="Control+Enter Meta+Enter" onClick={decision.send}>
            {t('review.send_message')}
          </Button>
        </span>
      )}
      {canDecide && (
        <>
          <Button
            ref={returnButton}
            kind="danger"
            size="large"
            disabled={busy}
            aria-keyshortcuts="R"
            onClick={decision.beginReturn}
          >
            {t('review.return')}
            <Key>R</Key>
          </Button>
          <Button
            kind="primary"
            size="large"
            disabled={busy || needsColleague}
            aria-keyshortcuts="A"
            onClick={decision.approve}
          >
            {t('review.publish')}
            <Key>A</Key>
          </Button>
        </>
      )}
    </div>
  )
}
