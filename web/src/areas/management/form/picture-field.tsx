import { fileSizes } from '@atrium/contract/limits'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../../page/account/refusal.tsx'
import { useRun } from '../../../page/account/use-run.ts'
import { refusedWords } from '../../../page/upload/file/words.ts'
import { formatSize } from '../../../platform/format/format-size.ts'
import { FileRefused } from '../../../platform/upload/upload-checked.ts'
import { uploadImage } from '../../../platform/upload/upload-image.ts'
import { Button } from '../../../ui/form/button.tsx'
import { DropZone } from '../../../ui/form/drop-zone.tsx'
import { Progress } from '../../../ui/state/progress.tsx'
import { useMayChange } from '../frame/may-change.tsx'
import styles from './picture-field.module.css'

interface PictureFieldProps {
  label: string
  value: number | null
  change: (value: number | null) => void
  control: Pick<ComponentProps<'div'>, 'id' | 'aria-describedby'>
  /** Where the saved one is. */
  address: string | null
  /** A banner fills its width; a logo is shown whole, on the ground it will stand on. */
  shape: 'banner' | 'logo' | 'logo-dark'
}

/** A public picture: sent, checked, and shown as visitors will see it. SVG is rasterised by the server. */
export function PictureField({ label, value, change, control, address, shape }: PictureFieldProps) {
  const { t } = useTranslation('management')
  const { run, error } = useRun()
  const mayChange = useMayChange()
  const [sent, setSent] = useState<number | null>(null)
  const [refused, setRefused] = useState<string>()
  const [shown, setShown] = useState(address)

  function add([file]: File[]) {
    if (!file) return
    setSent(0)
    setRefused(undefined)
    void run(async () => {
      try {
        const { signal } = new AbortController()
        const { file_id, file_url } = await uploadImage(file, { signal, public: true, onSent: setSent })
        setShown(file_url)
        change(file_id)
      } catch (thrown) {
        if (thrown instanceof FileRefused) setRefused(refusedWords(t, thrown.file).message)
        else if (thrown instanceof RangeError) setRefused(t('form.picture.too_large'))
        else throw thrown
      }
    }).finally(() => setSent(null))
  }

  return (
    <div className={styles.picture} data-shape={shape} id={control.id} aria-describedby={control['aria-describedby']}>
      <Refusal text={refused ?? error} />
      {value !== null && shown && <img src={shown} alt={label} />}
      {sent !== null && <Progress value={sent * 100} label={t('form.picture.sending')} />}
      {mayChange && value === null && sent === null && (
        <DropZone
          accept="image/*"
          hint={t('shared:upload.hint.image', { size: formatSize(fileSizes.image) })}
          onFiles={add}
        />
      )}
      {mayChange && value !== null && (
        <Button size="small" onClick={() => change(null)}>
          {t('form.picture.remove')}
        </Button>
      )}
    </div>
  )
}
