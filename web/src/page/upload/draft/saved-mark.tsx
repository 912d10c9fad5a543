import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/form/button.tsx'
import styles from './saved-mark.module.css'

/** How it stands with what was written last. */
export type Saving = 'saved' | 'saving' | { why: string }

/** Whether what was written is kept, and why not. */
export function SavedMark({ saving, onRetry }: { saving: Saving; onRetry: () => void }) {
  const { t } = useTranslation('person_center')

  return (
    <span className={styles.saved} role="status">
      {typeof saving === 'string' ? (
        t(`submission.${saving}`)
      ) : (
        <>
          <span data-failed>{t('submission.not_saved', { why: saving.why })}</span>
          <Button size="small" onClick={onRetry}>
            {t('submission.try_again')}
          </Button>
        </>
      )}
    </span>
  )
}
