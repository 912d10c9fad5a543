import type { ReactNode } from 'react'
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
  actionFor?: (check: SubmissionCheck) => ReactNode
}

const severity: Record<SubmissionCheck['outcome'], number> = { wrong: 0, confirm: 1, note: 2, passed: 3 }

/** What the checks found, by subject, the worst first; what must be confirmed is confirmed where it stands. */
export function CheckReport({ submission, confirm, actionFor }: CheckReportProps) {
  const { t } = useTranslation('person_center')
  const { checks, confirmed } = submission
  const sorted = checks.toSorted((one, other) => severity[one.outcome] - severity[other.outcome])
  const names = [...new Set(sorted.map(({ name }) => name))]

  return (
    <section className={styles.section} aria-labelledby="report">
      <Lintel size="section" id="report" aside={<Summary submission={submission} />}>
        {t('submission.report')}
      </Lintel>
      <ul className={styles.report} aria-busy={submission.state === 'checking'}>
        {names.map((name) => (
          <li key={name} id={`check-${name}`}>
            <h3>{t(`submission.check_name.${name}`)}</h3>
            <div>
              {sorted
                .filter((check) => check.name === name)
                .map((check) => (
                  <CheckLine
                    key={JSON.stringify([check.message, check.values])}
                    check={check}
                    action={actionFor?.(check)}
                  />
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
