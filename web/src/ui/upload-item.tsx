import type { ResourceType } from '@atrium/contract/resource-types'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { Glyph } from './glyph.tsx'
import { RefreshIcon } from './icon/action.tsx'
import { CloseIcon } from './icon/direction.tsx'
import { PauseIcon } from './icon/view.tsx'
import { Progress } from './progress.tsx'
import styles from './upload-item.module.css'

interface UploadItemProps {
  type: ResourceType
  file_name: string
  /** '48.2 MB'. */
  size: string
  /** Percent sent. */
  progress: number
  state: 'sending' | 'checking' | 'failed'
  /** The state in words, and what is left. */
  words: string
  note: string
  onPause?: () => void
  onCancel?: () => void
  onResume?: () => void
}

export function UploadItem(props: UploadItemProps) {
  const { type, file_name, size, progress, state, words, note, onPause, onCancel, onResume } = props
  const { t } = useTranslation('shared')

  return (
    <div className={styles.item} data-state={state}>
      <Glyph type={type} />
      <div>
        <b>{file_name}</b> <small>{size}</small>
        <Progress label={file_name} value={progress} failed={state === 'failed'} />
      </div>
      <p className={styles.state} role="status">
        <span>{words}</span>
        <small>{note}</small>
      </p>
      <div className={styles.actions}>
        {state === 'sending' && (
          <>
            <Button kind="text" square aria-label={t('upload.pause')} onClick={onPause}>
              <PauseIcon size={18} />
            </Button>
            <Button kind="text" square aria-label={t('upload.cancel')} onClick={onCancel}>
              <CloseIcon size={18} />
            </Button>
          </>
        )}
        {state === 'failed' && (
          <Button size="small" onClick={onResume}>
            <RefreshIcon size={16} />
            {t('upload.resume')}
          </Button>
        )}
      </div>
    </div>
  )
}
