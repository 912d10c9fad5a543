import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useRun } from '../../page/account/use-run.ts'
import { forgetDraft } from '../../page/upload/use-drafts.ts'
import { ask } from '../../platform/ask.ts'
import { quietCaller } from '../../platform/browser-caller.ts'
import { toast } from '../../platform/toast.ts'
import { Button } from '../../ui/button.tsx'
import { CallOut } from '../../ui/call-out.tsx'
import { Dialog } from '../../ui/dialog.tsx'

export function RemoveDraft({ submission_id, onClose }: { submission_id: number; onClose: () => void }) {
  const { t } = useTranslation('person_center')
  const go = useNavigate()
  const { run, busy, error } = useRun()

  async function remove() {
    await ask(quietCaller(), 'DELETE /api/submissions/{submission_id}', { params: { submission_id } })
    forgetDraft(submission_id)
    toast.success(t('submission.removed'))
    await go('/upload-center')
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
