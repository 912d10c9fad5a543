import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { FormActions } from '../../../page/account/form-actions.tsx'
import { Refusal } from '../../../page/account/refusal.tsx'
import { useRun } from '../../../page/account/use-run.ts'
import { RestoredNote } from '../../../page/kept/restored-note.tsx'
import { useKeptValues } from '../../../page/kept/use-kept-values.ts'
import { ask } from '../../../platform/api/ask.ts'
import { browserCaller, quietCaller } from '../../../platform/api/browser-caller.ts'
import { toast } from '../../../platform/state/toast.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import styles from '../fields.module.css'
import type { ProjectAnswer } from '../project.ts'
import { ProjectFields } from '../project-fields.tsx'
import { ConflictNote, Theirs } from './conflict.tsx'
import { useSaving } from './use-saving.ts'

export function DescribeDialog({ project, onClose }: { project: ProjectAnswer; onClose: () => void }) {
  const { t } = useTranslation('project')
  const form = useId()
  const { project_id } = project
  const { title, summary } = project
  const kept = useKeptValues(`project:${project_id}`, { title, summary, revision: project.revision })
  const { submit, busy, errorAt, errorBeside, theirs, yieldToThem } = useSaving(kept.values.revision, save, done)

  function done() {
    kept.forget()
    onClose()
  }

  function save(revision: number) {
    const body = { ...kept.values, revision }
    return ask(quietCaller(), 'PATCH /api/projects/{project_id}', { params: { project_id }, body })
  }
  function send(event: FormEvent) {
    event.preventDefault()
    submit()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('action.describe')}
      aside={project.role === 'owner' && <Remove project_id={project_id} />}
      actions={
        <FormActions
          form={form}
          cancel={t('action.cancel')}
          onCancel={onClose}
          submit={theirs ? t('conflict.keep_mine') : t('action.save')}
          ready={kept.values.title.trim() !== ''}
          busy={busy}
        />
      }
    >
      <Refusal text={errorBeside('title')} />
      {theirs ? <ConflictNote theirs={theirs} /> : <RestoredNote {...kept} />}
      <div className={theirs ? styles.sides : undefined}>
        <form id={form} onSubmit={send}>
          <ProjectFields words={kept.values} onChange={kept.change} error={errorAt('title')} />
        </form>
        {theirs && <Theirs theirs={theirs} onTheirs={() => void yieldToThem()} />}
      </div>
    </Dialog>
  )
}

/** Asks once more in its own place: a project is gone for everybody. */
function Remove({ project_id }: { project_id: number }) {
  const { t } = useTranslation('project')
  const go = useNavigate()
  const { run, busy } = useRun()
  const [sure, setSure] = useState(false)

  async function remove() {
    await ask(browserCaller(), 'DELETE /api/projects/{project_id}', { params: { project_id } })
    toast.success(t('action.removed'))
    await go('/project')
  }

  return (
    <Button kind="danger" size="large" disabled={busy} onClick={() => (sure ? void run(remove) : setSure(true))}>
      {t(sure ? 'action.remove_sure' : 'action.remove')}
    </Button>
  )
}
