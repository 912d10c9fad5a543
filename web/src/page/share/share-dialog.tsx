import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { FormActions } from '../account/form-actions.tsx'
import { useRun } from '../account/use-run.ts'
import styles from './share-dialog.module.css'

const lasts = ['7', '30', '90', 'always'] as const

export interface ShareOptions {
  days: number | null
  password: string | null
  /** Further rights of people who have the link. */
  allowed: boolean
}

interface ShareDialogProps {
  lead: string
  /** What `allowed` is about, and whether it is so unless somebody says otherwise. */
  allows: { label: string; usually: boolean }
  onShare: (options: ShareOptions) => Promise<unknown>
  onClose: () => void
}

export function ShareDialog({ lead, allows, onShare, onClose }: ShareDialogProps) {
  const { t } = useTranslation('project')
  const form = useId()
  const { run, busy, error } = useRun()
  const [until, setUntil] = useState<(typeof lasts)[number]>('30')
  const [password, setPassword] = useState('')
  const [allowed, setAllowed] = useState(allows.usually)
  const isTooShort = password !== '' && password.length < 4

  function share(event: FormEvent) {
    event.preventDefault()
    void run(async () => {
      await onShare({ days: until === 'always' ? null : Number(until), password: password || null, allowed })
      onClose()
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('share.make')}
      lead={lead}
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
        <Switch checked={allowed} onChange={({ target }) => setAllowed(target.checked)}>
          {allows.label}
        </Switch>
      </form>
    </Dialog>
  )
}
