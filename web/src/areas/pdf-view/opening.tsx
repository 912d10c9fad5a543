import { useTranslation } from 'react-i18next'
import type { Progress as Read } from '../../stage/pdf/open-pdf.ts'
import { Progress } from '../../ui/state/progress.tsx'
import styles from './opening.module.css'

/** A blank sheet on the desk, and how much of the document has come. */
export function Opening({ progress }: { progress: Read | null }) {
  const { t } = useTranslation('resource')
  const { loaded, total } = progress ?? { loaded: 0, total: 0 }

  return (
    <main id="main" className={styles.opening} aria-busy="true">
      <h1 className="visually-hidden">{t('viewer.title')}</h1>
      <div className={styles.bar} />
      <div className={styles.sheet}>
        <div className={styles.words} role="status">
          <Progress label={t('viewer.opening')} value={total > 0 ? Math.min(100, (loaded / total) * 100) : 0} />
          <p>
            {t('viewer.opening')}
            {total > 0 && <span>{t('viewer.received', { loaded: megabytes(loaded), total: megabytes(total) })}</span>}
          </p>
        </div>
      </div>
    </main>
  )
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1)
}
