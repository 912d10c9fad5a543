import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import styles from './code-field.module.css'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

interface CodeFieldProps {
  value: string
  onChange: (code: string) => void
  error?: string | undefined
  /** Asks for a code, and for another one. */
  onSend: () => void
  /** No code has been sent yet, one is on its way, or one was sent. */
  state: 'none' | 'sending' | 'sent'
  /** Seconds until another one can be asked for. */
  wait: number
  /** Where the code went, once it went. */
  hint?: string | undefined
  /** Nothing to send a code to yet. */
  disabled?: boolean
  onBlur?: () => void
  required?: boolean
}

/** Six digits, and the button that has them sent. */
export function CodeField({
  value,
  onChange,
  error,
  onSend,
  state,
  wait,
  hint,
  disabled,
  required = true,
  ...rest
}: CodeFieldProps) {
  const { t } = useTranslation('shared')

  function label() {
    if (state === 'sending') return t('code.sending')
    if (wait > 0) return t('code.wait', { seconds: wait })
    return state === 'sent' ? t('code.again') : t('code.send')
  }

  return (
    <Field label={t('code.label')} required={required} error={error} {...(hint ? { hint } : {})}>
      {(control) => (
        <div className={styles.code}>
          <Input
            size="large"
            {...rest}
            {...control}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={value}
            // Mails and messages write the digits in groups: what is pasted may hold spaces.
            onChange={({ target }) => onChange(target.value.replace(/\D/g, '').slice(0, 6))}
          />
          <Button size="large" disabled={disabled || state === 'sending' || wait > 0} onClick={onSend}>
            {label()}
          </Button>
        </div>
      )}
    </Field>
  )
}
