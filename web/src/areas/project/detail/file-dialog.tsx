import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { useChange } from '../../../page/use-change.ts'
import { type ApiCaller, ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { UploadWidget } from '../../../stage/upload-widget.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { OwnFiles } from '../own-files.tsx'
import type { ProjectData } from '../project.ts'

interface FileDialogProps {
  edit: { project_id: number }
  files: ProjectData['files']
  onClose: () => void
}

/** New files are added by themselves once they are clean; those uploaded before are chosen below. */
export function FileDialog({ edit: params, files, onClose }: FileDialogProps) {
  const { t } = useTranslation('project')
  const { change, busy } = useChange()
  const { revalidate } = useRevalidator()
  const isIn = (file_id: number) => files.some((file) => file.file_id === file_id)
  const add = (caller: ApiCaller, file_id: number) =>
    ask(caller, 'POST /api/projects/{project_id}/files', { params, body: { file_id } })

  return (
    <Dialog open onClose={onClose} title={t('file.add')} lead={t('file.add_lead')}>
      <UploadWidget
        target={{ kind: 'resource', purpose: 'project', subject_id: params.project_id }}
        place={async ({ file_id }) => {
          await add(quietCaller(), file_id)
          await revalidate()
        }}
      />
      <OwnFiles usable_for="project">
        {({ file_id }) => (
          <Button
            size="small"
            disabled={busy || isIn(file_id)}
            onClick={() => void change((caller) => add(caller, file_id))}
          >
            {t(isIn(file_id) ? 'item.is_in' : 'item.take_in')}
          </Button>
        )}
      </OwnFiles>
    </Dialog>
  )
}
