import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MyFiles, tellMyFiles } from '../../page/upload/my-files.tsx'
import { UploadDialog } from '../../page/upload/upload-dialog.tsx'
import { UploadList } from '../../page/upload/upload-list.tsx'
import { pageIn } from '../../platform/address.ts'
import { useUploads } from '../../platform/upload/list.ts'
import { Button } from '../../ui/button.tsx'
import { UploadIcon } from '../../ui/icon/action.tsx'
import type { Route } from './+types/person-upload.ts'
import styles from './person-upload.module.css'

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = pageIn(new URL(request.url))
  return { page, files: tellMyFiles(page) }
}

export default function PersonUpload({ loaderData: { page, files } }: Route.ComponentProps) {
  const { t } = useTranslation('person_center')
  const uploads = useUploads()
  const [uploading, setUploading] = useState(false)

  return (
    <>
      <div className={styles.begin}>
        <Button kind="primary" size="large" onClick={() => setUploading(true)}>
          <UploadIcon size={18} />
          {t('upload.button')}
        </Button>
      </div>
      {/* One list at a time: the dialog shows the same. */}
      {uploading ? <UploadDialog onClose={() => setUploading(false)} /> : <UploadList uploads={uploads} />}
      <MyFiles page={page} files={files} />
    </>
  )
}
