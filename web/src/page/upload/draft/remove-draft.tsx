import { useTranslation } from 'react-i18next'
import { toast } from '../../../platform/state/toast.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import { useRun } from '../../account/use-run.ts'

interface RemoveDraftProps {
  count?: number
  onRemove: () => Promise<void>
  onClose: () => void
}

export function RemoveDraft({ count = 1, onRemove, onClose }: RemoveDraftProps) {
  const { t } = useTranslation('person_center')
  const { run, busy, error } = useRun()

  async function remove() {
    await onRemove()
    toast.success(t('submission.removed'))
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={count > 1 ? t('submission.several.remove_title', { count }) : t('submission.remove_title')}
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
