import { type FormEvent, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/form/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { TextArea } from '../../ui/form/input.tsx'
import { Radio } from '../../ui/form/radio.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { CallOut } from '../../ui/state/call-out.tsx'
import { useRun } from '../account/use-run.ts'
import { RestoredNote } from '../kept/restored-note.tsx'
import { useKeptValues } from '../kept/use-kept-values.ts'
import styles from './rating-text-dialog.module.css'

interface RatingTextDialogProps<Choice extends string> {
  /** The name under which what is typed is kept until it is sent. */
  form: string
  title: string
  lead: string | undefined
  /** What is chosen from, and what the choice is called. */
  question: string
  choices: readonly { value: Choice; label: ReactNode }[]
  /** What the words beside the choice are called. */
  words: string
  /** What was sent before. */
  before?: { choice: Choice; text: string } | undefined
  /** At the left of the buttons. */
  aside?: ReactNode
  onSend: (choice: Choice, text: string) => Promise<void>
  onClose: () => void
}

/** One choice and some words about a resource, sent to the vendor or shown to others. */
export function RatingTextDialog<Choice extends string>(props: RatingTextDialogProps<Choice>) {
  const { title, lead, question, choices, words, before, aside, onSend, onClose } = props
  const { t } = useTranslation('resource')
  const form = useId()
  const { run, busy, error } = useRun()
  const kept = useKeptValues<{ choice: Choice | null; text: string }>(props.form, before ?? { choice: null, text: '' })
  const { choice, text } = kept.values

  function send(event: FormEvent) {
    event.preventDefault()
    if (choice === null) return
    void run(async () => {
      await onSend(choice, text)
      kept.forget()
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      lead={lead}
      aside={aside}
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
        <fieldset>
          <legend>{question}</legend>
          {choices.map(({ value, label }) => (
            <Radio
              key={value}
              name="choice"
              value={value}
              required
              checked={choice === value}
              onChange={() => kept.change({ choice: value })}
            >
              {label}
            </Radio>
          ))}
        </fieldset>
        <Field label={words}>
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
