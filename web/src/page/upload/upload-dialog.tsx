import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './upload-dialog.module.css'
import UploadFile from './upload-file.tsx'

/** 'Upload resources' [UPL-01]. Closing it breaks nothing off. */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('person_center')

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('upload.title')}
      lead={t('upload.lead')}
      aside={
        <Link className={styles.rules} to="/agreement/terms">
          {t('upload.rules')}
        </Link>
      }
      actions={
        <Button size="large" kind="primary" onClick={onClose}>
          {t('upload.done')}
        </Button>
      }
    >
      <UploadFile />
    </Dialog>
  )
}
