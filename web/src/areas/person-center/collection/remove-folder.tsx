import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useRun } from '../../../page/account/use-run.ts'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { toast } from '../../../platform/state/toast.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import type { OwnFolder } from './collection.ts'

export function RemoveFolder({ folder: { folder_id, name }, onClose }: { folder: OwnFolder; onClose: () => void }) {
  const { t } = useTranslation('person_center')
  const go = useNavigate()
  const { run, busy, error } = useRun()

  async function remove() {
    await ask(quietCaller(), 'DELETE /api/collection/folders/{folder_id}', { params: { folder_id } })
    toast.success(t('collection.folder_removed'))
    await go('?')
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('collection.remove_title', { name })}
      lead={t('collection.remove_text')}
      actions={
        <>
          <Button size="large" onClick={onClose}>
            {t('list.keep')}
          </Button>
          <Button size="large" kind="danger" disabled={busy} onClick={() => void run(remove)}>
            {t('collection.remove_folder')}
          </Button>
        </>
      }
    >
      {error && <CallOut kind="error">{error}</CallOut>}
    </Dialog>
  )
}
