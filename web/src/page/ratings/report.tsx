import type { ReportedProblem } from '@atrium/contract/item/problems'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MemberButton } from '../member-button.tsx'

const ReportDialog = lazy(() => import('./report-dialog.tsx'))

interface ReportProps {
  /** The item, such as `resource:7`. */
  subject: string
  report: (values: { problem: ReportedProblem; text: string }) => Promise<unknown>
}

/** Only members report: somebody must be there to be answered. Visitors sign in first. */
export function Report({ subject, report }: ReportProps) {
  const { t } = useTranslation('resource')
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <MemberButton action="report" kind="text" onPress={() => setOpen(true)}>
        {t('detail.report')}
      </MemberButton>
      {isOpen && (
        <Suspense>
          <ReportDialog subject={subject} report={report} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
