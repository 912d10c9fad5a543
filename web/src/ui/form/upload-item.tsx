import type { ResourceType } from '@atrium/contract/resource-types'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../cover/glyph.tsx'
import { CloseIcon, RefreshIcon } from '../icon/home-icons.tsx'
import { FileIcon, PauseIcon } from '../icon/icons.tsx'
import { Progress } from '../state/progress.tsx'
import { Button } from './button.tsx'
import styles from './upload-item.module.css'

interface UploadItemProps {
  /** What it will be in the library, where that is known. */
  type?: ResourceType
  file_name: string
  /** '48.2 MB'. */
  size: string
  /** Percent sent. */
  progress: number
  state: 'going' | 'ready' | 'failed'
  /** The state in words, and what is left. */
  words: string
  note?: string
  /** A whole sentence: why it was refused, what to do. */
  message?: string | undefined
  onPause?: (() => void) | undefined
  onResume?: (() => void) | undefined
  /** Gives it up, or takes what is over out of the list. */
  onCancel?: (() => void) | undefined
}

export function UploadItem(props: UploadItemProps) {
  const { type, file_name, size, progress, state, words, note, message, onPause, onResume, onCancel } = props
  const { t } = useTranslation('shared')
  /** What is over is only taken out of the list. */
  const isOver = state !== 'going' && !onResume
  const label = (action: string) => `${t(`upload.${action}`)} ${file_name}`

  return (
    <li className={styles.item} data-state={state}>
      {type ? <Glyph type={type} /> : <FileIcon size={24} />}
      <div className={styles.file}>
        <b>{file_name}</b> <small>{size}</small>
        <Progress label={file_name} value={progress} failed={state === 'failed'} />
      </div>
      <p className={styles.state}>
        <span>{words}</span>
        {note && <small>{note}</small>}
      </p>
      <div className={styles.actions}>
        {onResume && (
          <Button size="small" aria-label={label('resume')} onClick={onResume}>
            <RefreshIcon size={16} />
            {t('upload.resume')}
          </Button>
        )}
        {onPause && (
          <Button kind="text" size="small" square aria-label={label('pause')} onClick={onPause}>
            <PauseIcon size={16} />
          </Button>
        )}
        {onCancel && (
          <Button kind="text" size="small" square aria-label={label(isOver ? 'dismiss' : 'cancel')} onClick={onCancel}>
            <CloseIcon size={16} />
          </Button>
        )}
      </div>
      {message && <p className={styles.message}>{message}</p>}
    </li>
  )
}
