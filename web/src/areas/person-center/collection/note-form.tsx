import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { useRun } from '../../../page/account/use-run.ts'
import { useKeptValues } from '../../../page/kept/use-kept-values.ts'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import type { CollectedItemData } from './collection.ts'
import styles from './items.module.css'

/** Why one keeps it, in one line; an empty one takes it away. */
export function NoteForm({ item, onClose }: { item: CollectedItemData; onClose: () => void }) {
  const { t } = useTranslation('person_center')
  const { revalidate } = useRevalidator()
  const { run, busy, error } = useRun()
  const kept = useKeptValues(`collected-note:${item.item_id}`, { note: item.note })
  const { note } = kept.values

  function save(event: FormEvent) {
    event.preventDefault()
    void run(async () => {
      const question = { params: { item_id: item.item_id }, body: { note: note.trim() } }
      await ask(quietCaller(), 'PUT /api/collection/items/{item_id}/note', question)
      kept.forget()
      await revalidate()
      onClose()
    })
  }

  return (
    <form
      className={styles.writing}
      onSubmit={save}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
      }}
    >
      <Field label={t('collection.note')} error={error}>
        {(control) => (
          <Input
            {...control}
            size="small"
            autoFocus
            maxLength={500}
            value={note}
            onChange={({ target }) => kept.change({ note: target.value })}
          />
        )}
      </Field>
      <Button size="small" type="submit" disabled={busy}>
        {t('list.save')}
      </Button>
      <Button size="small" kind="text" onClick={onClose}>
        {t('list.cancel')}
      </Button>
    </form>
  )
}
