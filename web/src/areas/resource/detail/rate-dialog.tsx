import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useRun } from '../../../page/account/use-run.ts'
import { ask } from '../../../platform/ask.ts'
import { quietCaller } from '../../../platform/browser-caller.ts'
import { Button } from '../../../ui/button.tsx'
import { CallOut } from '../../../ui/call-out.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/input.tsx'
import { Radio } from '../../../ui/radio.tsx'
import { Stars } from '../../../ui/rating.tsx'
import styles from './dialogs.module.css'

interface RateDialogProps {
  resource_id: number
  stars: number | null
  onClose: () => void
  onRated: () => void
}

export default function RateDialog({ resource_id, stars, onClose, onRated }: RateDialogProps) {
  const { t } = useTranslation('resource')
  const form = useId()
  const { run, busy, error } = useRun()

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    void run(async () => {
      await ask(quietCaller(), 'PUT /api/resources/{resource_id}/rating', {
        params: { resource_id },
        body: { stars: Number(said.get('stars')), text: String(said.get('text') ?? '') },
      })
      onRated()
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('detail.rate')}
      lead={t('detail.rate_lead')}
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
          <legend>{t('detail.your_stars')}</legend>
          {([5, 4, 3, 2, 1] as const).map((value) => (
            <Radio key={value} name="stars" value={value} required defaultChecked={stars === value}>
              <Stars value={value} />
            </Radio>
          ))}
        </fieldset>
        <Field label={t('detail.your_words')}>
          {(control) => <TextArea {...control} name="text" maxLength={2000} />}
        </Field>
      </form>
    </Dialog>
  )
}
