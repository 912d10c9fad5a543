import { keepsPasswordRules } from '@atrium/contract/account/password'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormActions } from '../../page/account/form-actions.tsx'
import { TwoSides } from '../../page/account/two-sides.tsx'
import { useRun } from '../../page/account/use-run.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import { askConfirmed } from '../../platform/confirm/ask-confirmed.ts'
import { toast } from '../../platform/state/toast.ts'
import { PasswordField, PasswordOwner } from '../../ui/form/password-field.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'

interface PasswordDialogProps {
  /** There is none yet. */
  first: boolean
  /** For password managers: whose password it is. */
  account: string
  onClose: () => void
  onSet: () => Promise<void>
}

export function PasswordDialog({ first, account, onClose, onSet }: PasswordDialogProps) {
  const { t } = useTranslation('person_center')
  const form = useId()
  const [password, setPassword] = useState('')
  const { run, busy, error } = useRun()

  function set(event: FormEvent) {
    event.preventDefault()
    if (!keepsPasswordRules(password)) return
    void run(async () => {
      await askConfirmed(quietCaller(), 'POST /api/users/mine/password', { body: { password } })
      toast.success(t('password.done'))
      await onSet()
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={first ? t('password.set') : t('password.change')}
      actions={
        <FormActions
          form={form}
          cancel={t('profile.cancel')}
          onCancel={onClose}
          submit={t('profile.save')}
          ready={keepsPasswordRules(password)}
          busy={busy}
        />
      }
    >
      <form id={form} onSubmit={set}>
        <PasswordOwner account={account} />
        <TwoSides notes={[t('password.note_others'), t('password.note_common')]}>
          <PasswordField
            label={t('password.new')}
            fresh
            data-first
            value={password}
            onChange={setPassword}
            error={error}
          />
        </TwoSides>
      </form>
    </Dialog>
  )
}
