import { useTranslation } from 'react-i18next'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import type { LoginForm } from './use-form.ts'

interface CompanyFieldProps {
  value: string
  onChange: (company_name: string) => void
  form: LoginForm
}

export function CompanyField({ value, onChange, form }: CompanyFieldProps) {
  const { t } = useTranslation('login')

  return (
    <Field label={t('field.company_name')} error={form.problem('company_name')}>
      {(control) => (
        <Input
          size="large"
          name="organization"
          autoComplete="organization"
          placeholder={t('field.company_example')}
          {...control}
          value={value}
          onChange={({ target }) => {
            onChange(target.value)
            form.change('company_name')
          }}
          onBlur={() => form.leave('company_name', value)}
        />
      )}
    </Field>
  )
}
