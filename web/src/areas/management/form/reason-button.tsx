import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { useRun } from '../../../page/account/use-run.ts'
import type { ApiCaller } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextArea } from '../../../ui/form/input.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import { useMayChange } from '../frame/may-change.tsx'

interface ReasonButtonProps {
  label: string
  /** What happens then, in one sentence. */
  lead?: string
  danger?: boolean
  size?: 'small' | 'medium'
  disabled?: boolean
  run: (caller: ApiCaller, reason: string) => Promise<unknown>
  onDone?: () => void
}

/** Something that is not done without saying why: the words stand in the audit log. */
export function ReasonButton({
  label,
  lead,
  danger = true,
  size = 'medium',
  disabled,
  run,
  onDone,
}: ReasonButtonProps) {
  const { t } = useTranslation('management')
  const [asking, setAsking] = useState(false)
  const { revalidate } = useRevalidator()
  const { run: once, busy, error, forget } = useRun()
  const form = useId()
  const mayChange = useMayChange()

  function close() {
    forget()
    setAsking(false)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // A form inside a drawer's form, for React: only this one is meant.
    event.stopPropagation()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    if (reason === '') return
    void once(async () => {
      await run(quietCaller(), reason)
      close()
      onDone?.()
      await revalidate()
    })
  }

  if (!mayChange) return null
  return (
    <>
      <Button kind={danger ? 'danger' : 'default'} size={size} disabled={disabled} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={label}
        {...(lead ? { lead } : {})}
        actions={
          <>
            <Button onClick={close}>{t('form.cancel')}</Button>
            <Button kind={danger ? 'danger' : 'primary'} type="submit" form={form} disabled={busy}>
              {label}
            </Button>
          </>
        }
      >
        <form id={form} onSubmit={submit}>
          {error && <CallOut kind="error">{error}</CallOut>}
          <Field label={t('form.reason')} hint={t('form.reason_hint')} required>
            {(control) => <TextArea {...control} name="reason" maxLength={500} data-first />}
          </Field>
        </form>
      </Dialog>
    </>
  )
}
