import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Answered, WaitingRows } from '../../../page/account/answered.tsx'
import { settleCall } from '../../../page/account/settle-call.ts'
import { useChange } from '../../../page/use-change.ts'
import { ask } from '../../../platform/api/ask.ts'
import { formatSize } from '../../../platform/format/format-size.ts'
import { givenName } from '../../../platform/upload/upload.ts'
import { Button, ButtonLink } from '../../../ui/form/button.tsx'
import { FileIcon } from '../../../ui/icon/icons.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import type { ProjectData } from '../project.ts'
import styles from './files.module.css'

interface FileDialogProps {
  edit: { project_id: number }
  files: ProjectData['files']
  onClose: () => void
}

/** One's own uploads that are ready; who needs another one uploads it first. */
export function FileDialog({ edit: params, files, onClose }: FileDialogProps) {
  const { t } = useTranslation('project')
  const { change, busy } = useChange()
  const [mine] = useState(() => settleCall('GET /api/files', { query: { search: { state: 'ready' }, size: 50 } }))
  const isIn = (file_id: number) => files.some((file) => file.file_id === file_id)

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('file.add')}
      lead={t('file.add_lead')}
      aside={<ButtonLink to="/upload-center">{t('file.upload')}</ButtonLink>}
    >
      <Answered answer={mine} waiting={<WaitingRows rows={3} />}>
        {({ list }) =>
          list.length === 0 ? (
            <p className={styles.none}>{t('file.no_uploads')}</p>
          ) : (
            <ul className={styles.files}>
              {list.map(({ file_id, file_name, size }) => (
                <li key={file_id}>
                  <FileIcon />
                  <b>{givenName(file_name)}</b>
                  <span>{formatSize(size)}</span>
                  <Button
                    size="small"
                    disabled={busy || isIn(file_id)}
                    onClick={() =>
                      void change((me) =>
                        ask(me, 'POST /api/projects/{project_id}/files', { params, body: { file_id } }),
                      )
                    }
                  >
                    {t(isIn(file_id) ? 'item.is_in' : 'item.take_in')}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </Dialog>
  )
}
