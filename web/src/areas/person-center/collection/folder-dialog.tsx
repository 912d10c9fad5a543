import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useRevalidator } from 'react-router'
import { FormActions } from '../../../page/account/form-actions.tsx'
import { useRun } from '../../../page/account/use-run.ts'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import type { OwnFolder } from './collection.ts'

/** A new folder, or another name for one. */
export function FolderDialog({ folder, onClose }: { folder?: OwnFolder; onClose: () => void }) {
  const { t } = useTranslation('person_center')
  const form = useId()
  const go = useNavigate()
  const { revalidate } = useRevalidator()
  const { run, busy, error } = useRun()
  const [name, setName] = useState(folder?.name ?? '')
  const title = t(folder ? 'collection.rename_folder' : 'collection.make_folder')

  async function save() {
    const body = { name: name.trim() }
    if (folder) {
      const params = { folder_id: folder.folder_id }
      await ask(quietCaller(), 'PATCH /api/collection/folders/{folder_id}', { params, body })
      await revalidate()
    } else {
      const { folder_id } = await ask(quietCaller(), 'POST /api/collection/folders', { body })
      await go(`?folder=${folder_id}`)
    }
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <FormActions
          form={form}
          cancel={t('list.cancel')}
          onCancel={onClose}
          submit={t(folder ? 'list.save' : 'collection.make')}
          ready={name.trim() !== ''}
          busy={busy}
        />
      }
    >
      <form
        id={form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void run(save)
        }}
      >
        <Field label={t('collection.folder_name')} required error={error}>
          {(control) => (
            <Input
              {...control}
              size="large"
              autoFocus
              maxLength={40}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
