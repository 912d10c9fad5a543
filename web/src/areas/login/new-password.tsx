import { PasswordField } from '../../ui/form/password-field.tsx'
import type { LoginForm } from './use-form.ts'

interface NewPasswordProps {
  label: string
  value: string
  onChange: (password: string) => void
  form: LoginForm
}

export function NewPassword({ label, value, onChange, form }: NewPasswordProps) {
  return (
    <PasswordField
      label={label}
      name="new-password"
      fresh
      value={value}
      onChange={(typed) => {
        onChange(typed)
        form.change('password')
      }}
      onBlur={() => form.leave('password', value)}
      error={form.problem('password')}
    />
  )
}
