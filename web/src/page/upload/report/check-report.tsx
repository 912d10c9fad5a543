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
  actionFor?: ((check: SubmissionCheck) => ReactNode) | undefined
}

const severity: Record<SubmissionCheck['outcome'], number> = { wrong: 0, confirm: 1, note: 2, passed: 3 }

/**
 * What the checks found, by subject, the worst first; what must be confirmed is confirmed where it stands. What passed is folded
 * where there is something else to read.
 */
export function CheckReport({ submission, confirm, actionFor }: CheckReportProps) {
  const { t } = useTranslation('person_center')
  const { checks } = submission
  const sorted = checks.toSorted((one, other) => severity[one.outcome] - severity[other.outcome])
  const names = [...new Set(sorted.map(({ name }) => name))]
  const isPassed = (name: SubmissionCheck['name']) =>
    checks.every((check) => check.name !== name || check.outcome === 'passed')
  const passed = names.filter(isPassed)
  const others = names.filter((name) => !isPassed(name))
  const list = (shown: typeof names) => (
    <ul className={styles.report} aria-busy={submission.state === 'checking'}>
      {shown.map((name) => (
        <CheckedSubject
          key={name}
          name={name}
          checks={sorted.filter((check) => check.name === name)}
          submission={submission}
          confirm={confirm}
          actionFor={actionFor}
        />
      ))}
    </ul>
  )

  return (
    <section className={styles.section} aria-labelledby="report">
      <Lintel size="section" id="report" aside={<Summary submission={submission} />}>
        {t('submission.report')}
      </Lintel>
      {passed.length > 0 && others.length > 0 ? (
        <>
          {list(others)}
          <details className={styles.passed}>
            <summary>{t('submission.report_passed', { count: passed.length })}</summary>
            {list(passed)}
          </details>
        </>
      ) : (
        list(names)
      )}
    </section>
  )
}

interface CheckedSubjectProps extends CheckReportProps {
  name: SubmissionCheck['name']
  checks: SubmissionCheck[]
}

function CheckedSubject({ name, checks, submission, confirm, actionFor }: CheckedSubjectProps) {
  const { t } = useTranslation('person_center')
  const { confirmed } = submission

  return (
    <li id={`check-${name}`}>
      <h3>{t(`submission.check_name.${name}`)}</h3>
      <div>
        {checks.map((check) => (
          <CheckLine key={JSON.stringify([check.message, check.values])} check={check} action={actionFor?.(check)} />
        ))}
        {checks.some(({ outcome }) => outcome === 'confirm') && (
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
  )
}

function Summary(props: Parameters<typeof ReportSummary>[0]) {
  return (
    <span className={styles.summary} role="status">
      <ReportSummary {...props} />
    </span>
  )
}
