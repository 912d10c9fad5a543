import { type Language, languages } from '@atrium/contract/languages'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { languageNames } from '../../../page/language-names.ts'
import { clockTime, momentAt } from '../../../platform/format/calendar-day.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input, TextArea } from '../../../ui/form/input.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import styles from './form-fields.module.css'
import { PictureField } from './picture-field.tsx'

type FormFieldOption = { value: string; name: string }
/** What ties a control to its label and sentence. */
interface FormControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean
  required: boolean
}

type FormFieldKind =
  | { kind: 'text' | 'area' | 'number' | 'switch' | 'day' | 'instant' | 'url'; most?: number }
  /** One text in three languages. */
  | { kind: 'texts'; area?: true; most?: number }
  /** One of several; a choice of numbers says so, and an empty one is null. */
  | { kind: 'choice'; options: readonly FormFieldOption[]; number?: true }
  | { kind: 'choices'; options: readonly FormFieldOption[]; number?: true }
  /** An uploaded public picture by its file id; `address` is where the saved one is. */
  | { kind: 'picture'; address: string | null; shape: 'banner' | 'logo' | 'logo-dark' }
  | { kind: 'own'; control: OwnControl }

/** Draws a value; `values` are all of the form as they are typed. */
type OwnControl = (
  // biome-ignore lint/suspicious/noExplicitAny: whoever draws the control knows what its value is
  value: any,
  change: (value: unknown) => void,
  control: FormControlProps,
  // biome-ignore lint/suspicious/noExplicitAny: whoever draws the control knows the other fields of its form
  values: any,
) => ReactNode

export type ManagementFormField<Name extends string = string> = FormFieldKind & {
  name: Name
  hint?: string
  required?: true
  /** Never kept in the browser. */
  secret?: true
  /** Half the width, beside its neighbour. */
  half?: true
}

interface FormFieldsProps {
  screen: string
  fields: ManagementFormField[]
  values: Record<string, unknown>
  errors: Record<string, string>
  onChange: (name: string, value: unknown) => void
}

export function FormFields({ screen, fields, values, errors, onChange }: FormFieldsProps) {
  const { t } = useTranslation('management')

  return (
    <div className={styles.fields}>
      {fields.map((field) => {
        const label = t(`${screen}.field.${field.name}`)
        const value = values[field.name]
        const change = (next: unknown) => onChange(field.name, next)
        const error = errors[field.name]
        // Lists show the portal's time wherever their reader is; fields of time use it too, and say so.
        const hint = [field.hint, field.kind === 'instant' && t('shared:field.time_zone')].filter(Boolean).join(' ')
        return (
          <div key={field.name} data-half={field.half}>
            {field.kind === 'texts' ? (
              <Texts label={label} field={field} value={value} change={change} error={error} />
            ) : field.kind === 'choices' ? (
              <Choices label={label} field={field} value={value} change={change} error={error} />
            ) : (
              <Field label={label} required={field.required ?? false} error={error} {...(hint ? { hint } : {})}>
                {(control) => controlOf(field, value, change, control, { label, values })}
              </Field>
            )}
          </div>
        )
      })}
    </div>
  )
}

function controlOf(
  field: ManagementFormField,
  value: unknown,
  change: (value: unknown) => void,
  control: FormControlProps,
  { label, values }: { label: string; values: Record<string, unknown> },
): ReactNode {
  const text = value === null || value === undefined ? '' : String(value)
  switch (field.kind) {
    case 'area':
      return (
        <TextArea {...control} value={text} maxLength={field.most} onChange={({ target }) => change(target.value)} />
      )
    case 'number':
      return (
        <Input
          {...control}
          type="number"
          value={text}
          onChange={({ target }) => change(target.value === '' ? null : Number(target.value))}
        />
      )
    case 'switch':
      return (
        <Switch
          {...control}
          aria-label={label}
          checked={Boolean(value)}
          onChange={({ target }) => change(target.checked)}
        />
      )
    case 'day':
      return <Input {...control} type="date" value={text} onChange={({ target }) => change(target.value || null)} />
    case 'instant':
      return (
        <Input
          {...control}
          type="datetime-local"
          value={text === '' ? '' : clockTime(new Date(text))}
          onChange={({ target }) => change(target.value ? momentAt(target.value).toISOString() : null)}
        />
      )
    case 'choice':
      return (
        <Select
          {...control}
          options={field.required ? field.options : [{ value: '', name: '—' }, ...field.options]}
          value={text}
          onChange={({ target }) =>
            change(target.value === '' ? null : field.number ? Number(target.value) : target.value)
          }
        />
      )
    case 'picture':
      return (
        <PictureField
          label={label}
          change={change}
          control={control}
          value={typeof value === 'number' ? value : null}
          address={field.address}
          shape={field.shape}
        />
      )
    case 'own':
      return field.control(value, change, control, values)
    default:
      return (
        <Input
          {...control}
          type={field.kind === 'url' ? 'url' : 'text'}
          value={text}
          maxLength={'most' in field ? field.most : undefined}
          onChange={({ target }) => change(target.value)}
        />
      )
  }
}

interface FormFieldProps<K extends FormFieldKind['kind']> {
  label: string
  field: ManagementFormField & { kind: K }
  value: unknown
  change: (value: unknown) => void
  error: string | undefined
}

/** Chinese first; what is left empty is shown in another language. */
function Texts({ label, field, value, change, error }: FormFieldProps<'texts'>) {
  const texts = (value ?? {}) as Partial<Record<Language, string>>
  const { area, most } = field as Extract<FormFieldKind, { kind: 'texts' }>
  const Control = area ? TextArea : Input
  const id = useId()

  return (
    <fieldset className={styles.texts}>
      <legend>
        {label}
        {field.required && <i aria-hidden="true">*</i>}
      </legend>
      {languages.map((language) => (
        <div key={language}>
          <label htmlFor={`${id}-${language}`}>{languageNames[language]}</label>
          <Control
            id={`${id}-${language}`}
            lang={language}
            maxLength={most}
            value={texts[language] ?? ''}
            aria-invalid={error !== undefined && language === 'zh-CN'}
            onChange={({ target }: { target: { value: string } }) => change(withText(texts, language, target.value))}
          />
        </div>
      ))}
      {(error ?? field.hint) && <small data-error={error !== undefined || undefined}>{error ?? field.hint}</small>}
    </fieldset>
  )
}

function withText(texts: Partial<Record<Language, string>>, language: Language, text: string) {
  const { [language]: _, ...others } = texts
  return text === '' ? others : { ...others, [language]: text }
}

function Choices({ label, field, value, change, error }: FormFieldProps<'choices'>) {
  const chosen = ((value ?? []) as (string | number)[]).map(String)
  const { options, number } = field as Extract<FormFieldKind, { kind: 'choices' }>
  const written = (list: string[]) => change(number ? list.map(Number) : list)

  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            checked={chosen.includes(option.value)}
            onChange={({ target }) =>
              written(target.checked ? [...chosen, option.value] : chosen.filter((one) => one !== option.value))
            }
          >
            {option.name}
          </Checkbox>
        ))}
      </div>
      {(error ?? field.hint) && <small data-error={error !== undefined || undefined}>{error ?? field.hint}</small>}
    </fieldset>
  )
}
