import { problems, type ReportedProblem } from '@atrium/contract/item/problems'
import { useTranslation } from 'react-i18next'
import { toast } from '../../platform/state/toast.ts'
import { Radio } from '../../ui/form/radio.tsx'
import { RatingTextDialog } from './rating-text-dialog.tsx'

interface ReportDialogProps {
  report: (values: { problem: ReportedProblem; text: string }) => Promise<unknown>
  onClose: () => void
}

export default function ReportDialog({ report, onClose }: ReportDialogProps) {
  const { t } = useTranslation('resource')

  async function send(fields: FormData) {
    await report({ problem: fields.get('problem') as ReportedProblem, text: String(fields.get('text') ?? '') })
    toast.success(t('detail.reported'))
    onClose()
  }

  return (
    <RatingTextDialog
      title={t('detail.report')}
      lead={t('detail.report_lead')}
      question={t('detail.what_problem')}
      choices={problems.map((problem) => (
        <Radio key={problem} name="problem" value={problem} required>
          {t(`detail.problem.${problem}`)}
        </Radio>
      ))}
      words={t('detail.more_words')}
      onSend={send}
      onClose={onClose}
    />
  )
}
