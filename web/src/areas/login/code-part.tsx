import { useTranslation } from 'react-i18next'
import { useSecondsUntil } from '../../page/use-code.ts'
import { CodeField } from '../../ui/form/code-field.tsx'
import type { SentCode } from './kept-code.ts'
import type { LoginForm } from './use-form.ts'

interface CodePartProps {
  code: string
  onChange: (code: string) => void
  sent: SentCode | null
  /** When another one can be asked for, in milliseconds. */
  resendAt: number
  send: () => Promise<void>
  form: LoginForm
  required?: boolean
}

/** The digits of a form, and having them sent. */
export function CodePart({ code, onChange, sent, resendAt, send, form, required = false }: CodePartProps) {
  const { t } = useTranslation('login')
  const wait = useSecondsUntil(resendAt)

  const sendAndGoOn = () =>
    form.run('send', ['account'], async () => {
      await send()
      onChange('')
      form.change('code')
      form.forgive('code')
      // The button has nothing more to do; the digits come next.
      form.ref.current?.querySelector<HTMLElement>('[autocomplete="one-time-code"]')?.focus()
    })

  return (
    <CodeField
      value={code}
      onChange={(typed) => {
        onChange(typed)
        form.change('code')
      }}
      onBlur={() => form.leave('code', code)}
      error={form.problem('code')}
      onSend={sendAndGoOn}
      state={form.busy === 'send' ? 'sending' : sent ? 'sent' : 'none'}
      wait={wait}
      hint={sent ? t('code.sent', { account: sent.account }) : undefined}
      required={required}
    />
  )
}
