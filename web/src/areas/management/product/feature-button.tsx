import type { Answer } from '@atrium/contract/calls'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { useRun } from '../../../page/account/use-run.ts'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextArea } from '../../../ui/form/input.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import { FormFields } from '../form/form-fields.tsx'
import { ReasonButton } from '../form/reason-button.tsx'

interface FeatureButtonProps {
  app: Answer<'GET /api/management/apps/{app_id}'>
  onDone: () => void
}

/** Onto the banner of the store with a headline of its own, or off it. */
export function FeatureButton({ app: { app_id, state, featured }, onDone }: FeatureButtonProps) {
  const { t } = useTranslation('management')
  const [asking, setAsking] = useState(false)
  const [values, setValues] = useState<Record<string, unknown>>({ title: {}, text: {}, ...featured })
  const { revalidate } = useRevalidator()
  const { run, busy, error } = useRun()
  const form = useId()
  const params = { app_id }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    const feature = values as NonNullable<typeof featured>
    void run(async () => {
      await ask(quietCaller(), 'PUT /api/management/apps/{app_id}/featured', {
        params,
        body: { featured: feature, reason },
      })
      setAsking(false)
      onDone()
      await revalidate()
    })
  }

  return (
    <div>
      <Button disabled={state !== 'published'} onClick={() => setAsking(true)}>
        {t(featured ? 'apps.feature_again' : 'apps.feature')}
      </Button>{' '}
      {featured && (
        <ReasonButton
          label={t('apps.unfeature')}
          run={(caller, reason) =>
            ask(caller, 'PUT /api/management/apps/{app_id}/featured', { params, body: { featured: null, reason } })
          }
          onDone={onDone}
        />
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('apps.feature')}
        lead={t('apps.feature_lead')}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('form.cancel')}</Button>
            <Button kind="primary" type="submit" form={form} disabled={busy}>
              {t('apps.feature')}
            </Button>
          </>
        }
      >
        <form id={form} onSubmit={submit}>
          {error && <CallOut kind="error">{error}</CallOut>}
          <FormFields
            screen="apps"
            fields={[
              { name: 'title', kind: 'texts', required: true, most: 60 },
              { name: 'text', kind: 'texts', required: true, most: 200 },
            ]}
            values={values}
            errors={{}}
            onChange={(name, value) => setValues((before) => ({ ...before, [name]: value }))}
          />
          <Field label={t('form.reason')} hint={t('form.reason_hint')} required>
            {(control) => <TextArea {...control} name="reason" maxLength={500} />}
          </Field>
        </form>
      </Dialog>
    </div>
  )
}
