import { problems, type ReportedProblem } from '@atrium/contract/item/problems'
import { useTranslation } from 'react-i18next'
import { toast } from '../../platform/state/toast.ts'
import { RatingTextDialog } from './rating-text-dialog.tsx'

interface ReportDialogProps {
  /** The item, such as `resource:7`. */
  subject: string
  report: (values: { problem: ReportedProblem; text: string }) => Promise<unknown>
  onClose: () => void
}

export default function ReportDialog({ subject, report, onClose }: ReportDialogProps) {
  const { t } = useTranslation('resource')

  async function send(problem: ReportedProblem, text: string) {
    await report({ problem, text })
    toast.success(t('detail.reported'))
    onClose()
  }

  return (
    <RatingTextDialog
      form={`report:${subject}`}
      title={t('detail.report')}
      lead={t('detail.report_lead')}
      question={t('detail.what_problem')}
      choices={problems.map((value) => ({ value, label: t(`detail.problem.${value}`) }))}
      words={t('detail.more_words')}
      onSend={send}
      onClose={onClose}
    />
  )
}
