import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { FormActions } from '../../../page/account/form-actions.tsx'
import { Refusal } from '../../../page/account/refusal.tsx'
import { useRun } from '../../../page/account/use-run.ts'
import { RestoredNote } from '../../../page/kept/restored-note.tsx'
import { useKeptValues } from '../../../page/kept/use-kept-values.ts'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { NoteFields } from './note-fields.tsx'

export function NewNoteDialog({ edit, onClose }: { edit: { project_id: number }; onClose: () => void }) {
  const { t } = useTranslation('project')
  const form = useId()
  const kept = useKeptValues(`project-note:new:${edit.project_id}`, { title: '', body: '' })
  const { revalidate } = useRevalidator()
  const { run, busy, errorAt, errorBeside } = useRun()

  function send(event: FormEvent) {
    event.preventDefault()
    void run(async () => {
      await ask(quietCaller(), 'POST /api/projects/{project_id}/notes', { params: edit, body: kept.values })
      await revalidate()
      kept.forget()
      onClose()
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('note.add')}
      actions={
        <FormActions
          form={form}
          cancel={t('action.cancel')}
          onCancel={onClose}
          submit={t('action.save')}
          ready={kept.values.title.trim() !== ''}
          busy={busy}
        />
      }
    >
      <Refusal text={errorBeside('title')} />
      <RestoredNote {...kept} />
      <form id={form} onSubmit={send}>
        <NoteFields texts={kept.values} onChange={kept.change} error={errorAt('title')} />
      </form>
    </Dialog>
  )
}
