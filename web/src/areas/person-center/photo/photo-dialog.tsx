import { fileSizes } from '@atrium/contract/limits'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../../page/account/refusal.tsx'
import { useRun } from '../../../page/account/use-run.ts'
import { refusedWords } from '../../../page/upload/file/words.ts'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { formatSize } from '../../../platform/format/format-size.ts'
import { FileRefused } from '../../../platform/upload/upload-checked.ts'
import { uploadImage } from '../../../platform/upload/upload-image.ts'
import { Button } from '../../../ui/form/button.tsx'
import { DropZone } from '../../../ui/form/drop-zone.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Progress } from '../../../ui/state/progress.tsx'
import { type Crop, cropToFile, wholePicture } from './crop.ts'
import { CropField } from './crop-field.tsx'
import styles from './photo.module.css'

/** Choose a picture, cut a square out of it, send it; it is the photo once the server has checked it. */
export default function PhotoDialog({ onClose, onSaved }: { onClose: () => void; onSaved: () => Promise<void> }) {
  const { t } = useTranslation('person_center')
  const { run, busy, error } = useRun()
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [crop, setCrop] = useState<Crop>({ x: 0, y: 0, zoom: 1 })
  const [sent, setSent] = useState(0)
  const [refused, setRefused] = useState<string>()
  const [stop] = useState(() => new AbortController())
  useEffect(() => () => stop.abort(), [stop])

  async function choose([file]: File[]) {
    if (!file) return
    setRefused(undefined)
    try {
      const opened = await createImageBitmap(file)
      setPicture(opened)
      setCrop(wholePicture(opened))
    } catch {
      setRefused(t('photo.unreadable'))
    }
  }

  function save() {
    if (!picture) return
    setRefused(undefined)
    void run(async () => {
      try {
        const file = await cropToFile(picture, crop)
        const { file_id } = await uploadImage(file, { signal: stop.signal, public: false, onSent: setSent })
        await ask(quietCaller(), 'PUT /api/users/mine/photo', { body: { file_id } })
        await onSaved()
      } catch (thrown) {
        if (!(thrown instanceof FileRefused)) throw thrown
        setRefused(refusedWords(t, thrown.file).message ?? t('photo.unreadable'))
      }
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('photo.title')}
      lead={t('photo.lead')}
      actions={
        <>
          {picture && (
            <Button onClick={() => setPicture(null)} disabled={busy}>
              {t('photo.another')}
            </Button>
          )}
          <Button onClick={onClose}>{t('profile.cancel')}</Button>
          <Button kind="primary" disabled={!picture || busy} onClick={save}>
            {t('photo.save')}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <Refusal text={refused ?? error} />
        {picture ? (
          <CropField picture={picture} crop={crop} onChange={setCrop} />
        ) : (
          <DropZone
            accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
            hint={t('shared:upload.hint.image', { size: formatSize(fileSizes.image) })}
            onFiles={choose}
          />
        )}
        {busy && <Progress value={sent * 100} label={t('photo.sending')} />}
      </div>
    </Dialog>
  )
}
