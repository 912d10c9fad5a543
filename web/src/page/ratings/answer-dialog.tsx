import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../platform/api/ask.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import { Button } from '../../ui/form/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { TextArea } from '../../ui/form/input.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { CallOut } from '../../ui/state/call-out.tsx'
import { useRun } from '../account/use-run.ts'
import { RestoredNote } from '../kept/restored-note.tsx'
import { useKeptValues } from '../kept/use-kept-values.ts'
import styles from './rating-text-dialog.module.css'

interface AnswerDialogProps {
  rating: { rating_id: number; text: string; answer: string | null }
  onClose: () => void
  onAnswered: (text: string) => void
}

/** The publisher's answer to one rating; a second one replaces the first. */
export default function AnswerDialog({ rating, onClose, onAnswered }: AnswerDialogProps) {
  const { t } = useTranslation('resource')
  const form = useId()
  const { run, busy, error } = useRun()

  const kept = useKeptValues(`rating-answer:${rating.rating_id}`, { text: rating.answer ?? '' })
  const { text } = kept.values

  function send(event: FormEvent) {
    event.preventDefault()
    void run(async () => {
      const params = { rating_id: rating.rating_id }
      await ask(quietCaller(), 'PUT /api/ratings/{rating_id}/answer', { params, body: { text } })
      kept.forget()
      onAnswered(text)
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('detail.answer_rating')}
      lead={t('detail.answer_lead')}
      actions={
        <>
          <Button onClick={onClose}>{t('environment.cancel')}</Button>
          <Button kind="primary" type="submit" form={form} disabled={busy}>
            {t('detail.send')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={send}>
        {error && <CallOut kind="error">{error}</CallOut>}
        <RestoredNote {...kept} />
        <blockquote className={styles.quote}>{rating.text}</blockquote>
        <Field label={t('detail.your_answer')} required>
          {(control) => (
            <TextArea
              {...control}
              name="text"
              maxLength={2000}
              value={text}
              onChange={({ target }) => kept.change({ text: target.value })}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
