import { type FormEvent, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/form/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { TextArea } from '../../ui/form/input.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { CallOut } from '../../ui/state/call-out.tsx'
import { useRun } from '../account/use-run.ts'
import styles from './rating-text-dialog.module.css'

interface RatingTextDialogProps {
  title: string
  lead: string
  /** What is chosen from, and what the choice is called. */
  question: string
  choices: ReactNode
  /** What the words beside the choice are called. */
  words: string
  /** What was written before. */
  text?: string | undefined
  onSend: (fields: FormData) => Promise<void>
  onClose: () => void
}

/** One choice and some words about a resource, sent to the vendor or shown to others. */
export function RatingTextDialog({
  title,
  lead,
  question,
  choices,
  words,
  text,
  onSend,
  onClose,
}: RatingTextDialogProps) {
  const { t } = useTranslation('resource')
  const form = useId()
  const { run, busy, error } = useRun()

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    void run(() => onSend(fields))
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      lead={lead}
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
        <fieldset>
          <legend>{question}</legend>
          {choices}
        </fieldset>
        <Field label={words}>
          {(control) => <TextArea {...control} name="text" maxLength={2000} defaultValue={text} />}
        </Field>
      </form>
    </Dialog>
  )
}
