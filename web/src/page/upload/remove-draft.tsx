import { useTranslation } from 'react-i18next'
import { ask } from '../../platform/ask.ts'
import { quietCaller } from '../../platform/browser-caller.ts'
import { toast } from '../../platform/toast.ts'
import { Button } from '../../ui/button.tsx'
import { CallOut } from '../../ui/call-out.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useRun } from '../account/use-run.ts'
import { forgetDraft } from './use-drafts.ts'

interface RemoveDraftProps {
  submission_id: number
  onClose: () => void
  onRemoved: () => Promise<void> | void
}

export function RemoveDraft({ submission_id, onClose, onRemoved }: RemoveDraftProps) {
  const { t } = useTranslation('person_center')
  const { run, busy, error } = useRun()

  async function remove() {
    await ask(quietCaller(), 'DELETE /api/submissions/{submission_id}', { params: { submission_id } })
    forgetDraft(submission_id)
    toast.success(t('submission.removed'))
    await onRemoved()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('submission.remove_title')}
      lead={t('submission.remove_text')}
      actions={
        <>
          <Button size="large" onClick={onClose}>
            {t('submission.keep')}
          </Button>
          <Button size="large" kind="danger" disabled={busy} onClick={() => void run(remove)}>
            {t('submission.remove')}
          </Button>
        </>
      }
    >
      {error && <CallOut kind="error">{error}</CallOut>}
    </Dialog>
  )
}
