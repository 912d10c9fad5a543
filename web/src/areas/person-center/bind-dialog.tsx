import { failures } from '@atrium/contract/errors'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormActions } from '../../page/account/form-actions.tsx'
import { TwoSides } from '../../page/account/two-sides.tsx'
import { useRun } from '../../page/account/use-run.ts'
import { goToDigits, useCode } from '../../page/use-code.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import { askConfirmed } from '../../platform/confirm/ask-confirmed.ts'
import { CodeField } from '../../ui/form/code-field.tsx'
import { DialCode } from '../../ui/form/dial-code.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { type ProvidersCall, useDialCodes } from './providers.ts'

interface BindDialogProps {
  way: 'mobile' | 'email'
  /** What the new one takes the place of. */
  present: string | null
  providers: ProvidersCall
  onClose: () => void
  onBound: () => Promise<void>
  /** The address is proved, but another account has it: the two can become one. */
  onBelongsToOther: (ticket: string) => void
}

export function BindDialog({ way, present, providers, onClose, onBound, onBelongsToOther }: BindDialogProps) {
  const { t } = useTranslation('person_center')
  const form = useId()
  const [address, setAddress] = useState('')
  const [chosen, choose] = useState<string>()
  const [digits, setDigits] = useState('')
  const dialCodes = useDialCodes(providers)
  const dial_code = chosen ?? dialCodes[0]
  const code = useCode('bind')
  const { run, busy, failure, error, forget } = useRun()
  const wrongCode = failure?.code === failures.wrong_code.code
  const goal = way === 'mobile' ? { mobile: address.trim(), dial_code } : { email: address.trim() }

  /** A code opens only the address it was sent to. */
  function change(set: (value: string) => void) {
    return (value: string) => {
      set(value)
      setDigits('')
      code.forget()
      forget()
    }
  }

  function bind(event: FormEvent) {
    event.preventDefault()
    const { ticket } = code
    if (!ticket || digits.length !== 6) return
    void run(async () => {
      const proof = { ticket, code: digits }
      const { outcome } =
        way === 'mobile'
          ? await askConfirmed(quietCaller(), 'POST /api/users/mine/mobile', {
              body: { mobile: address.trim(), dial_code, ...proof },
            })
          : await askConfirmed(quietCaller(), 'POST /api/users/mine/email', {
              body: { email: address.trim(), ...proof },
            })
      if (outcome === 'belongs_to_other') onBelongsToOther(ticket)
      else await onBound()
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(present ? `bind.replace_${way}` : `bind.${way}`)}
      actions={
        <FormActions
          form={form}
          cancel={t('profile.cancel')}
          onCancel={onClose}
          submit={present ? t('signing_in.replace') : t('signing_in.bind')}
          ready={code.ticket !== null && digits.length === 6}
          busy={busy}
        />
      }
    >
      <form id={form} onSubmit={bind}>
        <TwoSides
          notes={[t('bind.note_code'), present ? t('bind.note_replace', { address: present }) : t(`bind.note_${way}`)]}
        >
          <Field label={t(`bind.new_${way}`)} required error={wrongCode ? undefined : (error ?? code.error)}>
            {(control) => (
              <Input
                size="large"
                {...control}
                data-first
                type={way === 'mobile' ? 'tel' : 'email'}
                inputMode={way === 'mobile' ? 'tel' : 'email'}
                autoComplete={way === 'mobile' ? 'tel-national' : 'email'}
                maxLength={254}
                value={address}
                onChange={({ target }) => change(setAddress)(target.value)}
                icon={
                  way === 'mobile' &&
                  dialCodes.length > 1 && <DialCode codes={dialCodes} value={dial_code} onChange={change(choose)} />
                }
              />
            )}
          </Field>
          <CodeField
            value={digits}
            onChange={setDigits}
            error={wrongCode ? error : undefined}
            state={code.state}
            wait={code.wait}
            disabled={address.trim().length < 3}
            hint={code.ticket ? t('bind.sent_to', { address: address.trim() }) : undefined}
            onSend={async () => {
              if (await code.send(way, goal)) goToDigits(form)
            }}
          />
        </TwoSides>
      </form>
    </Dialog>
  )
}
