import { fileSizes } from '@atrium/contract/limits'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../../page/account/refusal.tsx'
import { useRun } from '../../../page/account/use-run.ts'
import { formatSize } from '../../../platform/format-size.ts'
import { uploadImage } from '../../../platform/upload/upload-image.ts'
import { Button } from '../../../ui/button.tsx'
import { DropZone } from '../../../ui/drop-zone.tsx'
import { Progress } from '../../../ui/progress.tsx'
import styles from './website.module.css'

interface PictureFieldProps {
  value: number | null
  change: (value: number | null) => void
  control: Pick<ComponentProps<'div'>, 'id' | 'aria-describedby'>
  /** Where the one that is saved lies. */
  picture: string | null
}

/** A picture in the open: sent, checked, and shown as visitors will see it. */
export function PictureField({ value, change, control, picture }: PictureFieldProps) {
  const { t } = useTranslation('management')
  const { run, error } = useRun()
  const [sent, setSent] = useState<number | null>(null)
  const [address, setAddress] = useState(picture)

  function add([file]: File[]) {
    if (!file) return
    setSent(0)
    void run(async () => {
      const { signal } = new AbortController()
      const { file_id, file_url } = await uploadImage(file, { signal, public: true, onSent: setSent })
      setAddress(file_url)
      change(file_id)
    }).finally(() => setSent(null))
  }

  return (
    <div className={styles.picture} id={control.id} aria-describedby={control['aria-describedby']}>
      <Refusal text={error} />
      {value !== null && address && <img src={address} alt={t('home_page.field.picture_id')} />}
      {sent !== null && <Progress value={sent * 100} label={t('home_page.sending')} />}
      {value === null && sent === null && (
        <DropZone
          accept="image/*"
          hint={t('shared:upload.hint.image', { size: formatSize(fileSizes.image) })}
          onFiles={add}
        />
      )}
      {value !== null && (
        <Button size="small" onClick={() => change(null)}>
          {t('home_page.without_picture')}
        </Button>
      )}
    </div>
  )
}
