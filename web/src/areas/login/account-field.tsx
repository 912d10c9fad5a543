import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DialCode } from '../../ui/form/dial-code.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { CheckIcon } from '../../ui/icon/icons.tsx'
import styles from './account-field.module.css'
import { accountKind, type TypedAccount } from './typed-account.ts'
import type { LoginForm } from './use-form.ts'

interface AccountFieldProps {
  typed: TypedAccount
  form: LoginForm
  /** Shows that the entry is valid, for registration and password reset. */
  required?: boolean
}

/** One field for both: what looks like a number gets its dialling code in front. */
export function AccountField({ typed, form, required = false }: AccountFieldProps) {
  const { t } = useTranslation('login')
  const { account, type, dial_code, dial_codes, choose } = typed
  const input = useRef<HTMLInputElement>(null)

  // What was typed, or filled in by the browser, before the scripts came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the field comes to life: a browser may have filled it in before.
  useEffect(() => {
    if (input.current?.value) type(input.current.value)
  }, [])

  return (
    <Field label={t('field.account')} required={required} error={form.problem('account')}>
      {(control) => (
        <Input
          ref={input}
          size="large"
          name="username"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          {...control}
          value={account}
          onChange={({ target }) => {
            type(target.value)
            form.change('account')
          }}
          onBlur={() => form.leave('account', account)}
          icon={dial_codes.length > 0 && <DialCode codes={dial_codes} value={dial_code} onChange={choose} />}
          end={
            required &&
            accountKind(account) &&
            !form.problem('account') && (
              <span className={styles.fine}>
                <CheckIcon size={18} />
              </span>
            )
          }
        />
      )}
    </Field>
  )
}
