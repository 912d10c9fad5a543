import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormActions } from '../../page/account/form-actions.tsx'
import { TwoSides } from '../../page/account/two-sides.tsx'
import { useRun } from '../../page/account/use-run.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import { askConfirmed } from '../../platform/confirm/ask-confirmed.ts'
import { formatDate } from '../../platform/format/format.ts'
import { usePage } from '../../platform/page/page.ts'
import { toast } from '../../platform/state/toast.ts'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Radio } from '../../ui/form/radio.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import styles from './my-data.module.css'

interface ErasureDialogProps {
  user_name: string
  onClose: () => void
  onAsked: () => Promise<void>
}

/** Says what happens, what becomes of the uploads, and wants the name typed by hand. */
export function ErasureDialog({ user_name, onClose, onAsked }: ErasureDialogProps) {
  const { t } = useTranslation('person_center')
  const { language } = usePage()
  const form = useId()
  const [withdraw_uploads, setWithdraw] = useState(false)
  const [typed, setTyped] = useState('')
  const { run, busy, error } = useRun()
  const sure = typed.trim() === user_name

  function erase(event: FormEvent) {
    event.preventDefault()
    if (!sure) return
    void run(async () => {
      const { erase_at } = await askConfirmed(quietCaller(), 'POST /api/users/mine/erasure', {
        body: { withdraw_uploads },
      })
      toast.success(t('erasure.asked', { date: formatDate(erase_at, new Date().toISOString(), language) }))
      await onAsked()
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('erasure.title')}
      lead={t('erasure.lead')}
      actions={
        <FormActions
          form={form}
          cancel={t('erasure.stay')}
          onCancel={onClose}
          submit={t('erasure.ask')}
          kind="danger"
          ready={sure}
          busy={busy}
        />
      }
    >
      <form id={form} onSubmit={erase}>
        <TwoSides notes={[t('erasure.note_now'), t('erasure.note_after'), t('erasure.note_export')]}>
          <fieldset className={styles.choices}>
            <legend>{t('erasure.uploads')}</legend>
            <Radio name="uploads" checked={!withdraw_uploads} onChange={() => setWithdraw(false)}>
              {t('erasure.leave')}
            </Radio>
            <Radio name="uploads" checked={withdraw_uploads} onChange={() => setWithdraw(true)}>
              {t('erasure.withdraw')}
            </Radio>
          </fieldset>
          <Field label={t('erasure.type', { name: user_name })} required error={error}>
            {(control) => (
              <Input
                size="large"
                {...control}
                autoComplete="off"
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </Field>
        </TwoSides>
      </form>
    </Dialog>
  )
}
