import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Lintel } from '../../../ui/layout/lintel.tsx'
import { isOpen, type SubmissionCheck, type SubmissionReport } from '../submission/submission.ts'
import { CheckLine } from './check-line.tsx'
import styles from './check-report.module.css'
import { ReportSummary } from './report-summary.tsx'

interface CheckReportProps {
  submission: SubmissionReport
  confirm: (confirmed: SubmissionCheck['name'][]) => void
}

/** What the checks found, by subject; what must be confirmed is confirmed where it stands. */
export function CheckReport({ submission, confirm }: CheckReportProps) {
  const { t } = useTranslation('person_center')
  const { checks, confirmed } = submission
  const names = [...new Set(checks.map(({ name }) => name))]

  return (
    <section aria-labelledby="report">
      <Lintel size="section" id="report" aside={<Summary submission={submission} />}>
        {t('submission.report')}
      </Lintel>
      <ul className={styles.report} aria-busy={submission.state === 'checking'}>
        {names.map((name) => (
          <li key={name}>
            <h3>{t(`submission.check_name.${name}`)}</h3>
            <div>
              {checks
                .filter((check) => check.name === name)
                .map((check) => (
                  <CheckLine key={JSON.stringify([check.message, check.values])} check={check} />
                ))}
              {needsConfirmation(checks, name) && (
                <Checkbox
                  checked={confirmed.includes(name)}
                  disabled={!isOpen(submission)}
                  onChange={({ target }) =>
                    confirm(target.checked ? [...confirmed, name] : confirmed.filter((one) => one !== name))
                  }
                >
                  {t(name === 'private_data' ? 'submission.confirm.private_data' : 'submission.confirm.other')}
                </Checkbox>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Summary(props: Parameters<typeof ReportSummary>[0]) {
  return (
    <span className={styles.summary} role="status">
      <ReportSummary {...props} />
    </span>
  )
}

function needsConfirmation(checks: SubmissionCheck[], name: SubmissionCheck['name']): boolean {
  return checks.some((check) => check.name === name && check.outcome === 'confirm')
}
