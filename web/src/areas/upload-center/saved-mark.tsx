import { useTranslation } from 'react-i18next'
import type { Draft } from '../../page/upload/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import styles from './one-submission.module.css'

/** Whether what was written is kept, and why not. */
export function SavedMark({ saving, onRetry }: { saving: Draft['saving']; onRetry: () => void }) {
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
