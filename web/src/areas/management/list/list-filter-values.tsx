import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, useLocation, useNavigate } from 'react-router'
import { useAddressWith } from '../../../platform/address/address.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Radio } from '../../../ui/form/radio.tsx'
import { Select } from '../../../ui/form/select.tsx'
import type { ListSelection } from './list-address.ts'
import { operatorName } from './list-condition.tsx'
import type { ListFilter } from './list-declaration.ts'
import styles from './list-filters.module.css'

interface FilterValuesProps {
  label: string
  filter: ListFilter
  chosen: ListSelection
}

export function FilterValues({ label, filter, chosen }: FilterValuesProps) {
  if (filter.kind === 'days') return <Days chosen={chosen} />
  return <Options label={label} filter={filter} chosen={chosen} />
}

/** As many as a look takes in; more than these are searched. */
export const optionsAtSight = 12

/** The server takes no more of one filter. */
const mostValues = 10

interface OptionsProps {
  label: string
  filter: Extract<ListFilter, { options: object }>
  chosen: ListSelection
}

/** What the filter is, or what it is not. */
function Options({ label, filter, chosen }: OptionsProps) {
  const { t } = useTranslation('management')
  const addressWith = useAddressWith()
  const navigate = useNavigate()
  const { name, options, single, positive } = filter
  const excluded = chosen.conditions.find(({ field, operator }) => field === name && operator === 'is_not')?.value
  const [operator, setOperator] = useState<'is' | 'is_not'>(excluded && !chosen.filters[name] ? 'is_not' : 'is')
  const [values, setValues] = useState((chosen.filters[name] ?? excluded)?.split(',') ?? [])
  const [words, setWords] = useState('')
  const shown = options.filter((one) => one.name.toLowerCase().includes(words.trim().toLowerCase()))

  function choose(next: string[], how = operator) {
    setValues(next)
    setOperator(how)
    const text = next.join(',') || null
    const fields = { [name]: how === 'is' ? text : null, [`${name}.is_not`]: how === 'is' ? null : text }
    void navigate(addressWith({ ...fields, after: null }), { preventScrollReset: true })
  }

  const box = (option: { value: string; name: string }): ReactNode =>
    single ? (
      <Radio name={name} checked={values.includes(option.value)} onChange={() => choose([option.value])}>
        {option.name}
      </Radio>
    ) : (
      <Checkbox
        checked={values.includes(option.value)}
        disabled={values.length >= mostValues && !values.includes(option.value)}
        onChange={({ target }) =>
          choose(target.checked ? [...values, option.value] : values.filter((one) => one !== option.value))
        }
      >
        {option.name}
      </Checkbox>
    )

  return (
    <fieldset className={styles.options}>
      <legend>{label}</legend>
      {!single && !positive && (
        <Select
          size="small"
          aria-label={t('list.operator_of', { label })}
          value={operator}
          options={(['is', 'is_not'] as const).map((one) => ({ value: one, name: operatorName(t, one) }))}
          onChange={({ target }) => choose(values, target.value as 'is' | 'is_not')}
        />
      )}
      {options.length > optionsAtSight && (
        <Input
          size="small"
          type="search"
          aria-label={t('list.find_option', { label })}
          placeholder={t('list.find_option', { label })}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <ul>
        {shown.map((option) => (
          <li key={option.value}>{box(option)}</li>
        ))}
      </ul>
    </fieldset>
  )
}

function Days({ chosen: { filters } }: { chosen: ListSelection }) {
  const { t } = useTranslation('management')
  const { pathname, search } = useLocation()
  const kept = [...new URLSearchParams(search)].filter(
    ([name]) => !['from', 'to', 'page', 'after', 'open'].includes(name),
  )
  const { from = '', to = '' } = filters
  const zone = useId()

  return (
    <Form
      key={`${from} ${to}`}
      className={styles.days}
      action={pathname}
      preventScrollReset
      onChange={({ currentTarget }) => currentTarget.requestSubmit()}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Input
        size="small"
        type="date"
        name="from"
        aria-label={t('list.from')}
        aria-describedby={zone}
        defaultValue={from}
      />
      <span aria-hidden="true">–</span>
      <Input size="small" type="date" name="to" aria-label={t('list.to')} aria-describedby={zone} defaultValue={to} />
      <small id={zone}>{t('shared:field.time_zone')}</small>
    </Form>
  )
}
