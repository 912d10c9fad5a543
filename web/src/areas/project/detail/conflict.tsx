import { useTranslation } from 'react-i18next'
import type { FailureData } from '../../../platform/api/failure.ts'
import { Button } from '../../../ui/form/button.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import styles from '../fields.module.css'

/** Above the fields: somebody was faster, and nothing is lost. */
export function ConflictNote({ theirs: { updated_by } }: { theirs: FailureData }) {
  const { t } = useTranslation('project')
  return (
    <div role="alert">
      <CallOut kind="warning">
        <b>{updated_by ? t('conflict.title', { who: updated_by }) : t('conflict.title_somebody')}</b>
        <br />
        {t('conflict.text')}
      </CallOut>
    </div>
  )
}

interface TheirsProps {
  theirs: FailureData
  /** Puts both into the field, one below the other. */
  onBoth?: () => void
  onTheirs: () => void
}

/** Beside one's own fields: what they wrote. */
export function Theirs({ theirs: { title, body, summary }, onBoth, onTheirs }: TheirsProps) {
  const { t } = useTranslation('project')
  return (
    <section className={styles.theirs} aria-label={t('conflict.theirs')}>
      <h3>{t('conflict.theirs')}</h3>
      <div>{title}</div>
      <div>{body ?? summary}</div>
      <p className={styles.choices}>
        {onBoth && (
          <Button size="small" onClick={onBoth}>
            {t('conflict.both')}
          </Button>
        )}
        <Button size="small" onClick={onTheirs}>
          {t('conflict.keep_theirs')}
        </Button>
      </p>
    </section>
  )
}
