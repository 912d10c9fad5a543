import type { InsideOf } from '@atrium/contract/resource/inside'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/form/button.tsx'
import { CallOut } from '../../ui/state/call-out.tsx'
import { findErrors } from './find-errors.ts'
import { focusFirstField } from './focus-field.ts'
import { fillComputed, type ReadForm } from './read-form.ts'

/** The fields in which something is wrong; several errors of one field are one place to go to. */
export function wrongFields(form: ReadForm, data: Record<string, unknown>): string[] {
  const errors = findErrors(form.schema, fillComputed(form, data))
  return [...new Set(errors.map(({ path }) => path.join('.')))]
}

/** How many fields people fill in: what is computed, and what only holds other fields, is not among them. */
export function fillableFields({ fields }: InsideOf<'form'>): number {
  return fields.filter(({ computed, kind }) => !computed && kind !== 'table' && kind !== 'group').length
}

interface CheckResultProps {
  form: ReadForm
  inside: InsideOf<'form'>
  data: Record<string, unknown>
}

/** What the check of a form answers; it follows what is typed afterwards. */
export function CheckResult({ form, inside, data }: CheckResultProps) {
  const { t } = useTranslation('resource')
  const wrong = wrongFields(form, data)
  if (wrong.length === 0)
    return <CallOut kind="success">{t('stage_form.valid', { count: fillableFields(inside) })}</CallOut>

  return (
    <CallOut kind="error">
      {t('stage_trial.errors', { count: wrong.length })}{' '}
      <Button kind="text" size="small" onClick={() => focusFirstField(wrong)}>
        {t('stage_trial.first_error')}
      </Button>
    </CallOut>
  )
}
