import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { FormActions } from '../../../page/account/form-actions.tsx'
import { useRun } from '../../../page/account/use-run.ts'
import { ask } from '../../../platform/ask.ts'
import { quietCaller } from '../../../platform/browser-caller.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import styles from '../fields.module.css'

const lasts = ['7', '30', '90', 'always'] as const

export function ShareDialog({ project_id, onClose }: { project_id: number; onClose: () => void }) {
  const { t } = useTranslation('project')
  const form = useId()
  const { revalidate } = useRevalidator()
  const { run, busy, error } = useRun()
  const [until, setUntil] = useState<(typeof lasts)[number]>('30')
  const [password, setPassword] = useState('')
  const [may_download, setMayDownload] = useState(true)
  const isTooShort = password !== '' && password.length < 4

  function share(event: FormEvent) {
    event.preventDefault()
    void run(async () => {
      await ask(quietCaller(), 'POST /api/projects/{project_id}/links', {
        params: { project_id },
        body: { days: until === 'always' ? null : Number(until), password: password || null, may_download },
      })
      await revalidate()
      onClose()
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('share.make')}
      lead={t('share.lead')}
      actions={
        <FormActions
          form={form}
          cancel={t('action.cancel')}
          onCancel={onClose}
          submit={t('share.make')}
          ready={!isTooShort}
          busy={busy}
        />
      }
    >
      <form id={form} className={styles.pair} onSubmit={share}>
        <Field label={t('share.until')} error={error}>
          {({ required, ...control }) => (
            <Select
              {...control}
              value={until}
              options={lasts.map((value) => ({ value, name: t(`share.lasts.${value}`) }))}
              onChange={({ target }) => setUntil(target.value as typeof until)}
            />
          )}
        </Field>
        <Field label={t('share.password')} hint={t('share.password_hint')}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={64}
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
          )}
        </Field>
        <Switch checked={may_download} onChange={({ target }) => setMayDownload(target.checked)}>
          {t('share.download_switch')}
        </Switch>
      </form>
    </Dialog>
  )
}
