import type { ReportedProblem } from '@atrium/contract/item/problems'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLogin } from '../../platform/session/session.ts'
import { Button } from '../../ui/form/button.tsx'

const ReportDialog = lazy(() => import('./report-dialog.tsx'))

interface ReportProps {
  /** The item, such as `resource:7`. */
  subject: string
  report: (values: { problem: ReportedProblem; text: string }) => Promise<unknown>
}

/** Only members report: somebody must be there to be answered. */
export function Report({ subject, report }: ReportProps) {
  const { t } = useTranslation('resource')
  const login = useLogin()
  const [isOpen, setOpen] = useState(false)
  if (!login) return null

  return (
    <>
      <Button kind="text" onClick={() => setOpen(true)}>
        {t('detail.report')}
      </Button>
      {isOpen && (
        <Suspense>
          <ReportDialog subject={subject} report={report} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
