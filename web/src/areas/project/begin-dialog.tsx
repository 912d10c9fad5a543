import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { FormActions } from '../../page/account/form-actions.tsx'
import { Refusal } from '../../page/account/refusal.tsx'
import { useRun } from '../../page/account/use-run.ts'
import { RestoredNote } from '../../page/kept/restored-note.tsx'
import { useKeptValues } from '../../page/kept/use-kept-values.ts'
import { ask } from '../../platform/api/ask.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { ProjectFields } from './project-fields.tsx'

export function BeginDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('project')
  const form = useId()
  const go = useNavigate()
  const { run, busy, errorAt, errorBeside } = useRun()
  const kept = useKeptValues('project:new', { title: '', summary: '' })

  function begin(event: FormEvent) {
    event.preventDefault()
    void run(async () => {
      const { project_id } = await ask(quietCaller(), 'POST /api/projects', { body: kept.values })
      kept.forget()
      await go(`/project/${project_id}`)
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('list.begin')}
      lead={t('list.begin_lead')}
      actions={
        <FormActions
          form={form}
          cancel={t('action.cancel')}
          onCancel={onClose}
          submit={t('list.begin_submit')}
          ready={kept.values.title.trim() !== ''}
          busy={busy}
        />
      }
    >
      <form id={form} onSubmit={begin}>
        <Refusal text={errorBeside('title')} />
        <RestoredNote {...kept} />
        <ProjectFields words={kept.values} onChange={kept.change} error={errorAt('title')} />
      </form>
    </Dialog>
  )
}
