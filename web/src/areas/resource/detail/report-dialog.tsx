import { type Problem, problems } from '@atrium/contract/problems'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../platform/ask.ts'
import { quietCaller } from '../../../platform/browser-caller.ts'
import { toast } from '../../../platform/toast.ts'
import { Radio } from '../../../ui/radio.tsx'
import { SayDialog } from './say-dialog.tsx'

export default function ReportDialog({ resource_id, onClose }: { resource_id: number; onClose: () => void }) {
  const { t } = useTranslation('resource')

  async function report(said: FormData) {
    await ask(quietCaller(), 'POST /api/resources/{resource_id}/reports', {
      params: { resource_id },
      body: { problem: said.get('problem') as Problem, text: String(said.get('text') ?? '') },
    })
    toast.success(t('detail.reported'))
    onClose()
  }

  return (
    <SayDialog
      title={t('detail.report')}
      lead={t('detail.report_lead')}
      question={t('detail.what_problem')}
      choices={problems.map((problem) => (
        <Radio key={problem} name="problem" value={problem} required>
          {t(`detail.problem.${problem}`)}
        </Radio>
      ))}
      words={t('detail.more_words')}
      onSend={report}
      onClose={onClose}
    />
  )
}
