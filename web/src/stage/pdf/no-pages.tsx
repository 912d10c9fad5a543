import { useTranslation } from 'react-i18next'
import { Spinner } from '../../ui/state/spinner.tsx'
import { StageSkeleton } from '../stage-skeleton.tsx'
import type { StageAnswer } from '../use-payload.ts'
import styles from './pages.module.css'

/** In place of the pages: that they are on their way, or why there are none. The rest of the stage can be used. */
export function NoPages({ pages, failed }: { pages: StageAnswer['pages']; failed: boolean }) {
  const { t } = useTranslation('resource')
  if (pages === 'being_made') {
    return (
      <div className={styles.none} role="status">
        <Spinner tip={t('stage_document_template.pages.being_made')} />
        <p>{t('stage_document_template.pages.being_made_hint')}</p>
      </div>
    )
  }
  if (pages === 'ready' && !failed) return <StageSkeleton type="document-style" />
  const why = pages === 'conversion_failed' || pages === 'conversion_too_slow' ? pages : 'not_opened'
  return (
    <div className={styles.none} role="alert">
      <h3>{t('stage.cannot.title')}</h3>
      <p>{t(`stage_document_template.pages.${why}`)}</p>
    </div>
  )
}
