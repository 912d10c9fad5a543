import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FormActions } from '../../../page/account/form-actions.tsx'
import { Refusal } from '../../../page/account/refusal.tsx'
import { RestoredNote } from '../../../page/kept/restored-note.tsx'
import { useKeptValues } from '../../../page/kept/use-kept-values.ts'
import { useChange } from '../../../page/use-change.ts'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import styles from '../fields.module.css'
import type { ProjectContentsNote } from '../project.ts'
import { ConflictNote, Theirs } from './conflict.tsx'
import { useSaving } from './use-saving.ts'

interface NoteDialogProps {
  edit: { project_id: number }
  /** Null for a new one. */
  note: ProjectContentsNote | null
  onClose: () => void
}

export function NoteDialog({ edit, note, onClose }: NoteDialogProps) {
  const { t } = useTranslation('project')
  const form = useId()
  const kept = useKeptValues(note ? `project-note:${note.note_id}` : `project-note:new:${edit.project_id}`, {
    title: note?.title ?? '',
    body: note?.body ?? '',
    revision: note?.revision ?? 1,
  })
  const { title, body } = kept.values
  const { submit, busy, errorAt, errorBeside, theirs, yieldToThem } = useSaving(kept.values.revision, save, done)

  function done() {
    kept.forget()
    onClose()
  }

  function save(revision: number): Promise<unknown> {
    if (!note)
      return ask(quietCaller(), 'POST /api/projects/{project_id}/notes', { params: edit, body: { title, body } })
    return ask(quietCaller(), 'PATCH /api/projects/{project_id}/notes/{note_id}', {
      params: { ...edit, note_id: note.note_id },
      body: { title, body, revision },
    })
  }
  function send(event: FormEvent) {
    event.preventDefault()
    submit()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={note ? t('note.edit_title') : t('note.add')}
      aside={note && !theirs && <Remove edit={edit} note={note} onRemoved={done} />}
      actions={
        <FormActions
          form={form}
          cancel={t('action.cancel')}
          onCancel={onClose}
          submit={theirs ? t('conflict.keep_mine') : t('action.save')}
          ready={title.trim() !== ''}
          busy={busy}
        />
      }
    >
      <Refusal text={errorBeside('title')} />
      {theirs ? <ConflictNote theirs={theirs} /> : <RestoredNote {...kept} />}
      <div className={theirs ? styles.sides : undefined}>
        <form id={form} className={styles.fields} onSubmit={send}>
          <Field label={t('note.heading')} required error={errorAt('title')}>
            {(control) => (
              <Input
                {...control}
                size="large"
                data-first
                maxLength={80}
                value={title}
                onChange={({ target }) => kept.change({ title: target.value })}
              />
            )}
          </Field>
          <Field label={theirs ? t('conflict.mine') : t('note.body')} hint={t('note.mention_hint')}>
            {({ required, ...control }) => (
              <textarea
                {...control}
                className={styles.area}
                maxLength={20_000}
                value={body}
                onChange={({ target }) => kept.change({ body: target.value })}
              />
            )}
          </Field>
        </form>
        {theirs && (
          <Theirs
            theirs={theirs}
            onBoth={() => kept.change({ body: [body, theirs.body].filter(Boolean).join('\n\n') })}
            onTheirs={() => void yieldToThem()}
          />
        )}
      </div>
    </Dialog>
  )
}

function Remove({
  edit,
  note: { note_id, revision },
  onRemoved,
}: {
  edit: { project_id: number }
  note: ProjectContentsNote
  onRemoved: () => void
}) {
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
