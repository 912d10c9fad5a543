import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeptValues } from '../../../page/kept/use-kept-values.ts'
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
  /** The draft: what was begun is kept under this name. */
  subject: string
  isBusy: boolean
  onAsk: (reason: ChangeRequestReason, text: string) => Promise<boolean>
}

/** No decision without a reason that the author can work with. */
export function AskChanges({ subject, isBusy, onAsk }: AskChangesProps) {
  const { t } = useTranslation('knowledge')
  const [isOpen, setOpen] = useState(false)
  const form = 'ask-changes'
  const kept = useKeptValues<{ reason: ChangeRequestReason; text: string }>(`ask-changes:${subject}`, {
    reason: reasons[0],
    text: '',
  })
  const { reason, text } = kept.values

  async function send(event: FormEvent) {
    event.preventDefault()
    if (!(await onAsk(reason, text))) return
    kept.forget()
    setOpen(false)
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
                value={reason}
                onChange={({ target }) => kept.change({ reason: target.value as ChangeRequestReason })}
                options={reasons.map((value) => ({ value, name: t(`edit.reasons.${value}`) }))}
              />
            )}
          </Field>
          <Field label={t('edit.reason_text')}>
            {(field) => (
              <TextArea
                {...field}
                name="text"
                required
                maxLength={2_000}
                value={text}
                onChange={({ target }) => kept.change({ text: target.value })}
              />
            )}
          </Field>
        </form>
      </Dialog>
    </>
  )
}
