import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { FormActions } from '../../../page/account/form-actions.tsx'
import { Refusal } from '../../../page/account/refusal.tsx'
import { useRun } from '../../../page/account/use-run.ts'
import { ConflictDialog } from '../../../page/conflict-dialog.tsx'
import { RestoredNote } from '../../../page/kept/restored-note.tsx'
import { ask } from '../../../platform/api/ask.ts'
import { browserCaller, quietCaller } from '../../../platform/api/browser-caller.ts'
import { toast } from '../../../platform/state/toast.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import type { ProjectAnswer } from '../project.ts'
import { ProjectFields } from '../project-fields.tsx'
import { useTextDialog } from './use-text-dialog.ts'

export function DescribeDialog({ project, onClose }: { project: ProjectAnswer; onClose: () => void }) {
  const { t } = useTranslation('project')
  const form = useId()
  const { project_id, title, summary } = project
  const { texts, stale, ...dialog } = useTextDialog({
    form: `project:${project_id}`,
    first: { title, summary },
    send: (change, seen) =>
      ask(quietCaller(), 'PATCH /api/projects/{project_id}', { params: { project_id }, body: { ...change, seen } }),
    onSaved: onClose,
  })

  function send(event: FormEvent) {
    event.preventDefault()
    dialog.submit()
  }

  if (stale)
    return (
      <ConflictDialog
        parts={stale.parts.map((part) => ({
          id: part,
          name: t(`field.${part}`),
          mine: texts[part],
          theirs: stale.theirs[part],
        }))}
        onSettled={dialog.settle}
      />
    )
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
          submit={t('action.save')}
          ready={texts.title.trim() !== ''}
          busy={dialog.busy}
        />
      }
    >
      <Refusal text={dialog.refusal} />
      <RestoredNote {...dialog} />
      <form id={form} onSubmit={send}>
        <ProjectFields words={texts} onChange={dialog.change} error={undefined} />
      </form>
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
