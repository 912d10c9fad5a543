import { type PasswordRule, passwordRules } from '@atrium/contract/account/password'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EyeIcon } from '../icon/icons.tsx'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'
import styles from './password-field.module.css'

interface PasswordFieldProps
  extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'type' | 'end' | 'autoComplete'> {
  label: string
  error?: string | undefined
  value: string
  onChange: (password: string) => void
  /** A new password shows what it still needs; an old one only has to be remembered. */
  fresh?: boolean
  /** One link beside the label. */
  aside?: ReactNode
}

const rules = Object.entries(passwordRules) as [PasswordRule, (password: string) => boolean][]

export function PasswordField({
  label,
  error,
  value,
  onChange,
  fresh = false,
  required = true,
  aside,
  ...rest
}: PasswordFieldProps) {
  const { t } = useTranslation('shared')
  const [shown, setShown] = useState(false)
  const rulesId = useId()

  return (
    <div>
      <Field label={label} required={required} error={error} aside={aside}>
        {(control) => (
          <Input
            size="large"
            // Longer than any rule allows: one that is too long is refused, never cut without a word.
            maxLength={200}
            {...rest}
            {...control}
            aria-describedby={[control['aria-describedby'], fresh && rulesId].filter(Boolean).join(' ') || undefined}
            type={shown ? 'text' : 'password'}
            autoComplete={fresh ? 'new-password' : 'current-password'}
            spellCheck={false}
            autoCapitalize="none"
            value={value}
            onChange={({ target }) => onChange(target.value)}
            end={
              <span className={styles.eye}>
                <Button
                  kind="text"
                  size="small"
                  square
                  aria-label={t('password.show')}
                  aria-pressed={shown}
                  onClick={() => setShown(!shown)}
                >
                  <EyeIcon size={18} />
                </Button>
              </span>
            }
          />
        )}
      </Field>
      {fresh && (
        <ul className={styles.rules} id={rulesId} aria-label={t('password.rules')}>
          {rules.map(([rule, kept]) => (
            <li key={rule} data-kept={kept(value) || undefined}>
              {t(`password.${rule}`)}
              {kept(value) && <span className="visually-hidden">{t('password.kept')}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Never seen: tells password managers whose password the form is about. */
export function PasswordOwner({ account }: { account: string }) {
  return <input hidden type="text" autoComplete="username" value={account} readOnly />
}
