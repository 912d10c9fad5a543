import type { ResourceType } from '@atrium/contract/resource-types'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Cover } from '../ui/cover/cover.tsx'
import { Button } from '../ui/form/button.tsx'
import { RefreshIcon } from '../ui/icon/home-icons.tsx'
import type { CannotShowReason } from './cannot-show.ts'
import styles from './frame.module.css'
import { useMissingPreview } from './stage-entry.ts'

interface CannotProps {
  type: ResourceType
  id: string | number
  reason: CannotShowReason
  onRetry: () => void
  onRead: () => void
  /** What the page offers besides: its download button. */
  download?: ReactNode
}

/** The cover in place of the object, why it cannot be shown, and what one can still do. */
export function Cannot({ type, id, reason, onRetry, onRead, download }: CannotProps) {
  const { t } = useTranslation('resource')
  useMissingPreview(true)
  return (
    <div className={styles.place}>
      <div className={styles.frame} data-type={type}>
        <div className={styles.cannot} role="alert">
          <div className={styles.cover}>
            <Cover type={type} id={id} />
          </div>
          <h2>{t('stage.cannot.title')}</h2>
          <p>{t(`stage.cannot.${reason}`)}</p>
          <div className={styles.ways}>
            {(reason === 'unreachable' || reason === 'broken') && (
              <Button onClick={onRetry}>
                <RefreshIcon size={18} />
                {t('stage.cannot.retry')}
              </Button>
            )}
            <Button onClick={onRead}>{t('stage.cannot.read')}</Button>
            {download}
          </div>
        </div>
      </div>
    </div>
  )
}
