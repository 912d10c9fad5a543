import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextArea } from '../../../ui/form/input.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import type { ArticleDraft } from './draft.ts'
import styles from './writing.module.css'

const reasons = ['wrong', 'unclear', 'incomplete', 'outdated', 'duplicate', 'private_data', 'style', 'other'] as const
type ChangeRequestReason = NonNullable<ArticleDraft['decisions'][number]['reason']>

interface AskChangesProps {
  isBusy: boolean
  onAsk: (reason: ChangeRequestReason, text: string) => Promise<boolean>
}

/** No decision without a reason that the author can work with. */
export function AskChanges({ isBusy, onAsk }: AskChangesProps) {
  const { t } = useTranslation('knowledge')
  const [isOpen, setOpen] = useState(false)
  const form = 'ask-changes'

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const reason = reasons.find((one) => one === fields.get('reason')) ?? 'other'
    if (await onAsk(reason, String(fields.get('text')))) setOpen(false)
  }

  return (
    <>
      <Button disabled={isBusy} onClick={() => setOpen(true)}>
        {t('edit.ask_changes')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('edit.ask_changes')}
        actions={
          <Button kind="primary" type="submit" form={form} disabled={isBusy}>
            {t('edit.ask_send')}
          </Button>
        }
      >
        <form id={form} className={styles.form} onSubmit={send}>
          <Field label={t('edit.reason')}>
            {(field) => (
              <Select
                {...field}
                name="reason"
                options={reasons.map((value) => ({ value, name: t(`edit.reasons.${value}`) }))}
              />
            )}
          </Field>
          <Field label={t('edit.reason_text')}>
            {(field) => <TextArea {...field} name="text" required maxLength={2_000} />}
          </Field>
        </form>
      </Dialog>
    </>
  )
}
