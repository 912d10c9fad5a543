import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/form/button.tsx'
import { LeaveGuard } from '../leave-guard.tsx'
import styles from './saved-mark.module.css'

/** How it stands with what was written last. */
export type Saving = 'saved' | 'saving' | { why: string }

/** Whether what was written is kept, and why not. */
export function SavedMark({ saving, onRetry }: { saving: Saving; onRetry: () => void }) {
  const { t } = useTranslation('shared')

  return (
    <span className={styles.saved} role="status">
      {typeof saving === 'string' ? (
        t(`saving.${saving}`)
      ) : (
        <>
          <span data-failed>{t('saving.not_saved', { why: saving.why })}</span>
          <Button size="small" onClick={onRetry}>
            {t('saving.try_again')}
          </Button>
          <LeaveGuard dirty={() => true} />
        </>
      )}
    </span>
  )
}
