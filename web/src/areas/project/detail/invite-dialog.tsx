import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { FormActions } from '../../../page/account/form-actions.tsx'
import { Refusal } from '../../../page/account/refusal.tsx'
import { useRun } from '../../../page/account/use-run.ts'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { toast } from '../../../platform/state/toast.ts'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import styles from '../fields.module.css'

export function InviteDialog({ project_id, onClose }: { project_id: number; onClose: () => void }) {
  const { t } = useTranslation('project')
  const form = useId()
  const { revalidate } = useRevalidator()
  const { run, busy, errorAt, errorBeside } = useRun()
  const [account, setAccount] = useState('')
  const [role, setRole] = useState<'editor' | 'reader'>('editor')

  function invite(event: FormEvent) {
    event.preventDefault()
    void run(async () => {
      const params = { project_id }
      await ask(quietCaller(), 'POST /api/projects/{project_id}/invitations', { params, body: { account, role } })
      toast.success(t('people.invite_done'))
      await revalidate()
      onClose()
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('people.invite')}
      lead={t('people.invite_lead')}
      actions={
        <FormActions
          form={form}
          cancel={t('action.cancel')}
          onCancel={onClose}
          submit={t('people.invite')}
          ready={account.trim() !== ''}
          busy={busy}
        />
      }
    >
      <Refusal text={errorBeside('account')} />
      <form id={form} className={styles.pair} onSubmit={invite}>
        <Field label={t('people.account')} required error={errorAt('account')}>
          {(control) => (
            <Input
              {...control}
              size="large"
              data-first
              maxLength={254}
              value={account}
              onChange={({ target }) => setAccount(target.value)}
            />
          )}
        </Field>
        <Field label={t('people.role')} hint={t(`role.${role}_may`)}>
          {({ required, ...control }) => (
            <Select
              {...control}
              value={role}
              options={(['editor', 'reader'] as const).map((value) => ({ value, name: t(`role.${value}`) }))}
              onChange={({ target }) => setRole(target.value as typeof role)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
