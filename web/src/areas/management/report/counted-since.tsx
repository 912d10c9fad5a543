import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import { isCounted, type ReportAnswer } from './figures.ts'
import styles from './report.module.css'

/** Where the period, or the one before it, begins before anything was counted. */
export function CountedSince({ report }: { report: ReportAnswer }) {
  const { t } = useTranslation('management')
  const { language } = usePage()
  const { counted_since, days_before } = report
  if (isCounted(report, days_before[0])) return null
  const day = counted_since && formatDate(`${counted_since}T04:00:00Z`, new Date().toISOString(), language)
  return <p className={styles.counted}>{day ? t('reports.counted_since', { day }) : t('reports.not_counted')}</p>
}
