import type { CallInput } from '@atrium/contract/calls'
import { decisionReasons } from '@atrium/contract/review/review'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { useRun } from '../../../page/account/use-run.ts'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextArea } from '../../../ui/form/input.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'

type VersionStateInput = CallInput<'PUT /api/management/resources/{resource_id}/versions/{version_id}/state'>['body']

interface DecideButtonProps {
  resource_id: number
  version_id: number
  version: string | null
  decision: VersionStateInput['decision']
  onDone: () => void
}

/** Never without saying why: one of the known grounds, and words that everybody reads beside the version. */
export function DecideButton({ resource_id, version_id, version, decision, onDone }: DecideButtonProps) {
  const { t } = useTranslation(['management', 'person_center'])
  const [asking, setAsking] = useState(false)
  const { revalidate } = useRevalidator()
  const { run, busy, error, forget } = useRun()
  const form = useId()
  const label = t(`resources.${decision}`)
  const grounds = decisionReasons.map((one) => ({ value: one, name: t(`person_center:submission.reason.${one}`) }))

  function close() {
    forget()
    setAsking(false)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    const fields = new FormData(event.currentTarget)
    const body = {
      decision,
      grounds: String(fields.get('grounds')) as VersionStateInput['grounds'],
      reason: String(fields.get('reason') ?? '').trim(),
    }
    if (body.reason === '') return
    void run(async () => {
      await ask(quietCaller(), 'PUT /api/management/resources/{resource_id}/versions/{version_id}/state', {
        params: { resource_id, version_id },
        body,
      })
      close()
      onDone()
      await revalidate()
    })
  }

  return (
    <>
      <Button size="small" kind={decision === 'withdraw' ? 'danger' : 'default'} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={`${label} ${version ?? ''}`}
        lead={t(`resources.${decision}_lead`)}
        actions={
          <>
            <Button onClick={close}>{t('form.cancel')}</Button>
            <Button kind={decision === 'withdraw' ? 'danger' : 'primary'} type="submit" form={form} disabled={busy}>
              {label}
            </Button>
          </>
        }
      >
        <form id={form} onSubmit={submit}>
          {error && <CallOut kind="error">{error}</CallOut>}
          <Field label={t('resources.grounds')} required>
            {(control) => <Select {...control} name="grounds" options={grounds} />}
          </Field>
          <Field label={t('form.reason')} hint={t('resources.reason_hint')} required>
            {(control) => <TextArea {...control} name="reason" maxLength={500} />}
          </Field>
        </form>
      </Dialog>
    </>
  )
}
