import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { useRun } from '../../../page/account/use-run.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { useQueryFunction } from '../../../platform/api/use-query.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextArea } from '../../../ui/form/input.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import type { NameCalls } from './name-calls.ts'

interface JoinDialogProps {
  id: number
  calls: NameCalls
  onClose: () => void
  onDone: () => void
}

/** Under which other name everything of this one will be filed, and why. */
export function JoinDialog({ id, calls, onClose, onDone }: JoinDialogProps) {
  const { t } = useTranslation('management')
  const { data: names } = useQueryFunction(calls.all, {})
  const { revalidate } = useRevalidator()
  const { run, busy, error } = useRun()
  const form = useId()

  const others = (names ?? []).filter((one) => one.id !== id).map((one) => ({ value: String(one.id), name: one.name }))

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    const fields = new FormData(event.currentTarget)
    const [into_id, reason] = [Number(fields.get('into_id')), String(fields.get('reason')).trim()]
    if (into_id === 0 || reason === '') return
    void run(async () => {
      await calls.join(quietCaller(), id, { into_id, reason })
      onDone()
      await revalidate()
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('names.join')}
      lead={t('names.join_lead')}
      actions={
        <>
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <Button kind="danger" type="submit" form={form} disabled={busy}>
            {t('names.join_now')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        {error && <CallOut kind="error">{error}</CallOut>}
        <Field label={t('names.into')} required>
          {(control) => <Select {...control} name="into_id" options={others} />}
        </Field>
        <Field label={t('form.reason')} hint={t('form.reason_hint')} required>
          {(control) => <TextArea {...control} name="reason" maxLength={500} />}
        </Field>
      </form>
    </Dialog>
  )
}
