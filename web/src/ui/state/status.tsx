import { useTranslation } from 'react-i18next'
import styles from './status.module.css'

export type StatusName =
  | 'published'
  | 'in_review'
  | 'needs_changes'
  | 'draft'
  | 'uploading'
  | 'checking'
  | 'ready'
  | 'quarantined'
  | 'failed'

/** Shape and colour together: ■ published, ready ○ in review ◆ needs changes, refused □ draft ◧ uploading, checking. */
export function Status({ name }: { name: StatusName }) {
  const { t } = useTranslation('shared')
  return (
    <span className={styles.status} data-name={name}>
      {t(`status.${name}`)}
    </span>
  )
}
