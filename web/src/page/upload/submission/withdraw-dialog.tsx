import { useTranslation } from 'react-i18next'
import { toast } from '../../../platform/state/toast.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextArea } from '../../../ui/form/input.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useRun } from '../../account/use-run.ts'
import { useKeptValues } from '../../kept/use-kept-values.ts'

interface WithdrawDialogProps {
  /** What is withdrawn: the reason that was begun is kept under this name. */
  subject: string
  count?: number
  onWithdraw: (text: string) => Promise<void>
  onClose: () => void
}

/** People who downloaded it get a notice with the reason. */
export function WithdrawDialog({ subject, count = 1, onWithdraw, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('person_center')
  const { run, busy, error } = useRun()
  const kept = useKeptValues(`withdraw:${subject}`, { text: '' })
  const { text } = kept.values

  async function withdraw() {
    await onWithdraw(text)
    kept.forget()
    toast.success(t('submission.withdrew'))
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={count > 1 ? t('submission.several.withdraw_title', { count }) : t('submission.withdraw_title')}
      lead={t('submission.withdraw_text')}
      actions={
        <>
          <Button size="large" onClick={onClose}>
            {t('submission.keep')}
          </Button>
          <Button size="large" kind="danger" disabled={busy} onClick={() => void run(withdraw)}>
            {t('submission.withdraw')}
          </Button>
        </>
      }
    >
      <Field label={t('submission.withdraw_why')} error={error}>
        {(control) => (
          <TextArea
            {...control}
            maxLength={2_000}
            value={text}
            onChange={({ target }) => kept.change({ text: target.value })}
          />
        )}
      </Field>
    </Dialog>
  )
}
