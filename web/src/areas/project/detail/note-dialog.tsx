import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FormActions } from '../../../page/account/form-actions.tsx'
import { Refusal } from '../../../page/account/refusal.tsx'
import { ConflictDialog } from '../../../page/conflict-dialog.tsx'
import { RestoredNote } from '../../../page/kept/restored-note.tsx'
import { useChange } from '../../../page/use-change.ts'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import type { ProjectContentsNote } from '../project.ts'
import { NoteFields, type NoteTexts } from './note-fields.tsx'
import { useTextDialog } from './use-text-dialog.ts'

const partNames = { title: 'note.heading', body: 'note.body' } as const

interface NoteDialogProps {
  edit: { project_id: number }
  note: ProjectContentsNote
  onClose: () => void
}

export function NoteDialog({ edit, note, onClose }: NoteDialogProps) {
  const { t } = useTranslation('project')
  const form = useId()
  const { texts, stale, ...dialog } = useTextDialog<NoteTexts>({
    form: `project-note:${note.note_id}`,
    first: { title: note.title, body: note.body },
    send: async (change, seen) => {
      const { title, body } = await ask(quietCaller(), 'PATCH /api/projects/{project_id}/notes/{note_id}', {
        params: { ...edit, note_id: note.note_id },
        body: { ...change, seen },
      })
      return { title, body }
    },
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
          name: t(partNames[part]),
          mine: texts[part],
          theirs: stale.theirs[part],
          canJoin: part === 'body',
        }))}
        onSettled={dialog.settle}
      />
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('note.edit_title')}
      aside={<Remove edit={edit} note={note} onRemoved={removed} />}
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
        <NoteFields texts={texts} onChange={dialog.change} />
      </form>
    </Dialog>
  )

  function removed() {
    dialog.discard()
    onClose()
  }
}

interface RemoveNoteProps extends Pick<NoteDialogProps, 'edit' | 'note'> {
  onRemoved: () => void
}

function Remove({ edit, note: { note_id, revision }, onRemoved }: RemoveNoteProps) {
  const { t } = useTranslation('project')
  const { change, busy } = useChange()
  const params = { ...edit, note_id }
  return (
    <Button
      kind="danger"
      size="large"
      disabled={busy}
      onClick={() =>
        void change((me) =>
          ask(me, 'DELETE /api/projects/{project_id}/notes/{note_id}', { params, query: { revision } }),
        ).then(onRemoved)
      }
    >
      {t('note.remove')}
    </Button>
  )
}
