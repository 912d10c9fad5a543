import { useTranslation } from 'react-i18next'
import { CheckLine } from '../../../page/upload/report/check-line.tsx'
import type { ReviewedApp, ReviewedResource } from './reviewed.ts'
import styles from './side-pane.module.css'

/** What the checks found, the worst first; what its author has confirmed says so. */
export function Findings({ review: { checks, confirmed } }: { review: ReviewedResource | ReviewedApp }) {
  const { t } = useTranslation('management')
  const order = ['wrong', 'confirm', 'note', 'passed']
  const sorted = checks.toSorted((one, other) => order.indexOf(one.outcome) - order.indexOf(other.outcome))

  return (
    <>
      <h3>{t('review.checks')}</h3>
      <ul className={styles.findings}>
        {sorted.map((check) => (
          <li key={JSON.stringify([check.name, check.message, check.values])} data-check={check.name}>
            <CheckLine check={check} />
            {check.outcome === 'confirm' && confirmed.includes(check.name) && (
              <small>{t('review.confirmed_by_author')}</small>
            )}
          </li>
        ))}
        {checks.length === 0 && <li>{t('review.no_checks')}</li>}
      </ul>
    </>
  )
}
