import type { Answer } from '@atrium/contract/calls'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { MergePreview } from '../../../page/account/merge-preview.tsx'
import { useRun } from '../../../page/account/use-run.ts'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input, TextArea } from '../../../ui/form/input.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import type { User } from './user.ts'
import styles from './users.module.css'

type UserMergePreview = Answer<'GET /api/management/users/{user_id}/merge'> & { other_id: number }

/** Two accounts of one person become this one. What moves is shown before anything does. */
export function MergeButton({ user: { user_id, user_name }, onDone }: { user: User; onDone: () => void }) {
  const { t } = useTranslation('management')
  const [asking, setAsking] = useState(false)
  const [preview, setPreview] = useState<UserMergePreview | null>(null)
  const { revalidate } = useRevalidator()
  const { run, busy, error, forget } = useRun()
  const form = useId()

  function close() {
    forget()
    setPreview(null)
    setAsking(false)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    const fields = new FormData(event.currentTarget)
    void run(async () => {
      if (!preview) {
        const other_id = Number(fields.get('other_id'))
        const found = await ask(quietCaller(), 'GET /api/management/users/{user_id}/merge', {
          params: { user_id },
          query: { other_id },
        })
        return setPreview({ ...found, other_id })
      }
      const body = { other_id: preview.other_id, reason: String(fields.get('reason')).trim() }
      await ask(quietCaller(), 'POST /api/management/users/{user_id}/merge', { params: { user_id }, body })
      close()
      onDone()
      await revalidate()
    })
  }

  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('users.merge')}</Button>
      <Dialog
        open={asking}
        onClose={close}
        title={t('users.merge')}
        lead={preview ? t('users.merge_into', { other: preview.user_name, name: user_name }) : t('users.merge_lead')}
        actions={
          <>
            <Button onClick={close}>{t('form.cancel')}</Button>
            <Button kind={preview ? 'danger' : 'primary'} type="submit" form={form} disabled={busy}>
              {t(preview ? 'users.merge' : 'users.merge_look')}
            </Button>
          </>
        }
      >
        <form id={form} className={styles.merge} onSubmit={submit}>
          {error && <CallOut kind="error">{error}</CallOut>}
          {preview ? (
            <>
              <MergePreview {...preview} />
              <Field label={t('form.reason')} hint={t('form.reason_hint')} required>
                {(control) => <TextArea {...control} name="reason" maxLength={500} />}
              </Field>
            </>
          ) : (
            <Field label={t('users.merge_with')} required>
              {(control) => <Input {...control} name="other_id" type="number" min={1} data-first />}
            </Field>
          )}
        </form>
      </Dialog>
    </>
  )
}
