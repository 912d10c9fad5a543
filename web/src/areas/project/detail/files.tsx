import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChange } from '../../../page/use-change.ts'
import { ask } from '../../../platform/api/ask.ts'
import { formatSize } from '../../../platform/format/format-size.ts'
import { Button } from '../../../ui/form/button.tsx'
import { CloseIcon, DownloadIcon } from '../../../ui/icon/home-icons.tsx'
import { FileIcon, PlusIcon } from '../../../ui/icon/icons.tsx'
import { Lintel } from '../../../ui/layout/lintel.tsx'
import type { Edit, ProjectData } from '../project.ts'
import { FileDialog } from './file-dialog.tsx'
import styles from './files.module.css'

type ProjectContentsFile = ProjectData['files'][number]

interface ProjectFilesProps {
  contents: ProjectData
  edit: Edit
  /** Absent where files may be seen but not taken. */
  onTake?: (file_id: number) => Promise<void>
}

export function Files({ contents: { files }, edit, onTake }: ProjectFilesProps) {
  const { t } = useTranslation('project')
  const [adding, setAdding] = useState(false)
  if (files.length === 0 && !edit) return null

  return (
    <section>
      <Lintel
        size="section"
        aside={
          edit && (
            <Button size="small" onClick={() => setAdding(true)}>
              <PlusIcon size={16} />
              {t('file.add')}
            </Button>
          )
        }
      >
        {t('file.title')}
      </Lintel>
      {files.length === 0 && <p className={styles.none}>{t('file.none')}</p>}
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.file_id}>
            <FileIcon />
            <b>{file.file_name}</b>
            <span>{file.ready ? formatSize(file.size) : t('file.checking')}</span>
            <span className={styles.actions}>
              {onTake && file.ready && (
                <Button
                  kind="text"
                  size="small"
                  square
                  aria-label={t('file.take', { name: file.file_name })}
                  onClick={() => void onTake(file.file_id).catch(() => {})}
                >
                  <DownloadIcon size={16} />
                </Button>
              )}
              {edit && <Remove file={file} edit={edit} />}
            </span>
          </li>
        ))}
      </ul>
      {adding && edit && <FileDialog edit={edit} files={files} onClose={() => setAdding(false)} />}
    </section>
  )
}

function Remove({ file: { file_id, file_name }, edit }: { file: ProjectContentsFile; edit: { project_id: number } }) {
  const { t } = useTranslation('project')
  const { change, busy } = useChange()
  const params = { ...edit, file_id }
  return (
    <Button
      kind="text"
      size="small"
      square
      disabled={busy}
      aria-label={t('file.remove', { name: file_name })}
      onClick={() => void change((me) => ask(me, 'DELETE /api/projects/{project_id}/files/{file_id}', { params }))}
    >
      <CloseIcon size={16} />
    </Button>
  )
}
