import { fileSizes } from '@atrium/contract/limits'
import { useTranslation } from 'react-i18next'
import { formatSize } from '../../../platform/format/format-size.ts'
import { useUploads } from '../../../platform/upload/list.ts'
import type { UploadKind } from '../../../platform/upload/upload.ts'
import { addFiles } from '../../../platform/upload/uploads.ts'
import { DropZone } from '../../../ui/form/drop-zone.tsx'
import styles from './upload-file.module.css'
import { UploadList } from './upload-list.tsx'

/** The upload widget, `upload-file` [RT-10]: a place to drop files, and what becomes of each. */
export default function UploadFile({ kind = 'resource', multiple = true }: { kind?: UploadKind; multiple?: boolean }) {
  const { t } = useTranslation('shared')
  const uploads = useUploads()

  return (
    <div className={styles.widget}>
      <DropZone
        hint={t(`upload.hint.${kind}`, { size: formatSize(fileSizes[kind]) })}
        multiple={multiple}
        onFiles={(files) => addFiles(files, kind)}
      />
      <UploadList uploads={uploads} />
    </div>
  )
}
