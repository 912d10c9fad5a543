import { type DragEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UploadIcon } from '../icon/icons.tsx'
import styles from './drop-zone.module.css'

interface DropZoneProps {
  /** What may be sent: 'ZIP 或 JSON，单个不超过 200 MB，可断点续传'. */
  hint: string
  accept?: string | undefined
  multiple?: boolean
  onFiles: (files: File[]) => void
}

export function DropZone({ hint, accept, multiple = false, onFiles }: DropZoneProps) {
  const { t } = useTranslation('shared')
  const id = useId()
  const [over, setOver] = useState(false)

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files].slice(0, multiple ? undefined : 1))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the file input inside does the same
    <div
      className={styles.zone}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <UploadIcon size={28} />
      <div>
        <p>
          {t('upload.drop')}
          <span>{t('upload.drop_or')}</span>
          <label htmlFor={id}>{t('upload.choose')}</label>
          <input
            id={id}
            className="visually-hidden"
            type="file"
            accept={accept}
            multiple={multiple}
            onChange={({ target }) => {
              onFiles([...(target.files ?? [])])
              // The same file chosen again is a choice, too.
              target.value = ''
            }}
          />
        </p>
        <small>{hint}</small>
      </div>
    </div>
  )
}
