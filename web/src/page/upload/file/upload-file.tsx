import { fileSizes } from '@atrium/contract/limits'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { formatSize } from '../../../platform/format/format-size.ts'
import { useUploadsFor } from '../../../platform/upload/list.ts'
import { resourceTarget, type StoredFile, type UploadTarget } from '../../../platform/upload/upload.ts'
import { addFiles, dropPlaced } from '../../../platform/upload/uploads.ts'
import { DropZone } from '../../../ui/form/drop-zone.tsx'
import styles from './upload-file.module.css'
import { UploadList } from './upload-list.tsx'

interface UploadFileProps {
  target?: UploadTarget
  multiple?: boolean
  accept?: string
  /** Called once for each file that is clean, even if this was closed meanwhile. A refusal is shown beside the file. */
  place?: (file: StoredFile) => Promise<unknown>
}

/** The upload widget, `upload-file` [RT-10]: a place to drop files, and what becomes of each. */
export default function UploadFile({ target = resourceTarget, multiple = true, accept, place }: UploadFileProps) {
  const { t } = useTranslation('shared')
  const uploads = useUploadsFor(target)
  const { kind, purpose, subject_id } = target
  const isPlaced = place !== undefined

  useEffect(() => {
    if (isPlaced) return () => dropPlaced({ kind, purpose, subject_id })
  }, [isPlaced, kind, purpose, subject_id])

  return (
    <div className={styles.widget}>
      <DropZone
        hint={t(`upload.hint.${kind}`, { size: formatSize(fileSizes[kind]) })}
        accept={accept}
        multiple={multiple}
        onFiles={(files) => addFiles(files, target, place)}
      />
      <UploadList uploads={uploads} place={place} />
    </div>
  )
}
