import { givenName } from '@atrium/contract/file-name'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { toast } from '../../../platform/state/toast.ts'
import type { StoredFile } from '../../../platform/upload/upload.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import { useRun } from '../../account/use-run.ts'

interface RemoveDialogProps {
  file: StoredFile
  onClose: () => void
  onRemoved: () => void
}

export function RemoveDialog({ file: { file_id, file_name }, onClose, onRemoved }: RemoveDialogProps) {
  const { t } = useTranslation('person_center')
  const { run, busy, error } = useRun()

  async function remove() {
    await ask(quietCaller(), 'DELETE /api/files/{file_id}', { params: { file_id } })
    toast.success(t('upload.removed'))
    onRemoved()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('upload.remove_title')}
      lead={t('upload.remove_text', { name: givenName(file_name) })}
      actions={
        <>
          <Button size="large" onClick={onClose}>
            {t('upload.keep')}
          </Button>
          <Button size="large" kind="danger" disabled={busy} onClick={() => void run(remove)}>
            {t('upload.remove')}
          </Button>
        </>
      }
    >
      {error && <CallOut kind="error">{error}</CallOut>}
    </Dialog>
  )
}
