import { useTranslation } from 'react-i18next'
import { Tag } from '../../../ui/mark/tag.tsx'
import { countUnsettled, type SubmissionReport } from '../submission/submission.ts'

/** The check report in a word or two. */
export function ReportSummary({ submission }: { submission: SubmissionReport }) {
  const { t } = useTranslation('person_center')
  const { wrong, confirm } = countUnsettled(submission)

  if (submission.state === 'checking') return <Tag>{t('submission.report_checking')}</Tag>
  if (wrong + confirm === 0) return <Tag kind="good">{t('submission.report_fine')}</Tag>
  return (
    <>
      {wrong > 0 && <Tag kind="bad">{t('submission.report_wrong', { count: wrong })}</Tag>}
      {confirm > 0 && <Tag kind="bad">{t('submission.report_confirm', { count: confirm })}</Tag>}
    </>
  )
}
