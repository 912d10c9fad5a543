import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import styles from './decision-pane.module.css'
import type { Reviewed } from './reviewed.ts'

/** What was said to the author before, by whom and why: the last word first. */
export function PastDecisions({ decisions }: Pick<Reviewed, 'decisions'>) {
  const { t } = useTranslation('management')
  const { language } = usePage()
  const now = new Date().toISOString()

  return (
    <>
      <h3>{t('review.past')}</h3>
      <ol className={styles.past}>
        {decisions.toReversed().map(({ decision, reason, text, decided_by, created_at }) => (
          <li key={created_at}>
            <b>{t(`review.decided.${decision}`)}</b>
            {reason && <span>{t(`review.reason.${reason}`)}</span>}
            {text && <p>{text}</p>}
            <small>{[decided_by, formatMoment(created_at, now, language)].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ol>
    </>
  )
}
