import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRun } from '../../../page/account/use-run.ts'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { toast } from '../../../platform/state/toast.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextArea } from '../../../ui/form/input.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'

/** Tells those who are ticked something, in one sentence. */
export function NotifyButton({ user_ids, onDone }: { user_ids: number[]; onDone: () => void }) {
  const { t } = useTranslation('management')
  const [asking, setAsking] = useState(false)
  const { run, busy, error, forget } = useRun()
  const form = useId()

  function close() {
    forget()
    setAsking(false)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const title = String(new FormData(event.currentTarget).get('title')).trim()
    if (title === '') return
    void run(async () => {
      await ask(quietCaller(), 'POST /api/management/users/notices', { body: { user_ids, title } })
      toast.success(t('users.notified', { count: user_ids.length }))
      close()
      onDone()
    })
  }

  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {t('users.bulk.notify')}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={t('users.bulk.notify')}
        lead={t('users.notify_lead')}
        actions={
          <>
            <Button onClick={close}>{t('form.cancel')}</Button>
            <Button kind="primary" type="submit" form={form} disabled={busy}>
              {t('users.send')}
            </Button>
          </>
        }
      >
        <form id={form} onSubmit={submit}>
          {error && <CallOut kind="error">{error}</CallOut>}
          <Field label={t('users.notice')} required>
            {(control) => <TextArea {...control} name="title" maxLength={200} data-first />}
          </Field>
        </form>
      </Dialog>
    </>
  )
}
