import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure } from '../../platform/api/failure.ts'
import { failureText } from '../../platform/api/failures.ts'
import { toast } from '../../platform/state/toast.ts'
import { Button } from '../../ui/form/button.tsx'
import { DownloadIcon } from '../../ui/icon/home-icons.tsx'
import { askToKeep } from './address.ts'
import styles from './toolbar.module.css'

export function Download({ file_id }: { file_id: number }) {
  const { t } = useTranslation('resource')
  const [isBusy, setBusy] = useState(false)

  const download = async () => {
    setBusy(true)
    try {
      const { address, file_name } = await askToKeep(file_id)
      const link = Object.assign(document.createElement('a'), { href: address, download: file_name })
      link.click()
    } catch (thrown) {
      if (thrown instanceof Failure) toast.error(failureText(thrown))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button kind="primary" size="small" aria-label={t('viewer.download')} aria-busy={isBusy} onClick={download}>
      <DownloadIcon size={16} />
      <span className={styles.word}>{t('viewer.download')}</span>
    </Button>
  )
}
