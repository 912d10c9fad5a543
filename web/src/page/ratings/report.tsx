import type { ReportedProblem } from '@atrium/contract/item/problems'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MemberButton } from '../member-button.tsx'

const ReportDialog = lazy(() => import('./report-dialog.tsx'))

/** Only members report: somebody must be there to be answered. Visitors sign in first. */
export function Report({
  report,
}: {
  report: (values: { problem: ReportedProblem; text: string }) => Promise<unknown>
}) {
  const { t } = useTranslation('resource')
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <MemberButton action="report" kind="text" onPress={() => setOpen(true)}>
        {t('detail.report')}
      </MemberButton>
      {isOpen && (
        <Suspense>
          <ReportDialog report={report} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
