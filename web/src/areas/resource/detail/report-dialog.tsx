import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useRun } from '../../../page/account/use-run.ts'
import { ask } from '../../../platform/ask.ts'
import { quietCaller } from '../../../platform/browser-caller.ts'
import { toast } from '../../../platform/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { CallOut } from '../../../ui/call-out.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/input.tsx'
import { Radio } from '../../../ui/radio.tsx'
import styles from './dialogs.module.css'

const problems = ['broken', 'misleading', 'private_data', 'licence', 'malicious', 'other'] as const
type Problem = (typeof problems)[number]

export default function ReportDialog({ resource_id, onClose }: { resource_id: number; onClose: () => void }) {
  const { t } = useTranslation('resource')
  const form = useId()
  const { run, busy, error } = useRun()

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    void run(async () => {
      await ask(quietCaller(), 'POST /api/resources/{resource_id}/reports', {
        params: { resource_id },
        body: { problem: said.get('problem') as Problem, text: String(said.get('text') ?? '') },
      })
      toast.success(t('detail.reported'))
      onClose()
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('detail.report')}
      lead={t('detail.report_lead')}
      actions={
        <>
          <Button onClick={onClose}>{t('environment.cancel')}</Button>
          <Button kind="primary" type="submit" form={form} disabled={busy}>
            {t('detail.send')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={send}>
        {error && <CallOut kind="error">{error}</CallOut>}
        <fieldset>
          <legend>{t('detail.what_problem')}</legend>
          {problems.map((problem) => (
            <Radio key={problem} name="problem" value={problem} required>
              {t(`detail.problem.${problem}`)}
            </Radio>
          ))}
        </fieldset>
        <Field label={t('detail.more_words')}>
          {(control) => <TextArea {...control} name="text" maxLength={2000} />}
        </Field>
      </form>
    </Dialog>
  )
}
