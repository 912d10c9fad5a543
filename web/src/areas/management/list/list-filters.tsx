import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, Link, useLocation, useNavigate } from 'react-router'
import { useSingleKeys } from '../../../page/keys.ts'
import { useAddressWith } from '../../../platform/address/address.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Radio } from '../../../ui/form/radio.tsx'
import { CloseIcon, SearchIcon } from '../../../ui/icon/home-icons.tsx'
import { PlusIcon } from '../../../ui/icon/icons.tsx'
import type { ListSelection } from './list-address.ts'
import styles from './list-filters.module.css'
import { ListPanel } from './list-panel.tsx'

export type ListFilter =
  /** Its label is `{texts}.filter.{name}`, unless it has one of its own. */
  | {
      name: string
      kind?: never
      label?: string
      options: readonly { value: string; name: string }[]
      /** Where the rows themselves are made for one value. */
      single?: true
    }
  | { name: string; kind: 'days'; label?: never; options?: never; single?: never }

interface ListFiltersProps {
  /** Where its words stand. */
  texts: string
  /** The label of the search box, if not `{texts}.keyword`. */
  keyword?: string | undefined
  chosen: ListSelection
  filters: readonly ListFilter[]
}

/** Each choice is in the address: a list can be sent to a colleague as it is. */
export function ListFilters({ texts, keyword, chosen, filters }: ListFiltersProps) {
  const { t } = useTranslation('management')
  const conditions = useConditions({ texts, chosen, filters })
  const open = filters.filter(({ name }) => !conditions.some((one) => one.name === name))

  return (
    <div className={styles.filters}>
      <ListSearch label={keyword ?? t(`${texts}.keyword`)} keyword={chosen.keyword} />
      {conditions.map(({ name, filter, label, value, without }) => (
        <span key={name} className={styles.chip}>
          <ListPanel
            label={
              <>
                {label}
                {t('list.colon')}
                <b>{value}</b>
              </>
            }
          >
            {() => <Values texts={texts} filter={filter} chosen={chosen} />}
          </ListPanel>
          <Link to={without} aria-label={t('list.drop_filter', { label })} preventScrollReset>
            <CloseIcon size={14} />
          </Link>
        </span>
      ))}
      {open.length > 0 && (
        <span className={styles.add}>
          <ListPanel
            label={
              <>
                <PlusIcon size={14} />
                {t('list.filter')}
              </>
            }
          >
            {() => <Fields texts={texts} filters={open} chosen={chosen} />}
          </ListPanel>
        </span>
      )}
      {conditions.length > 0 && <ClearLink className={styles.clear} filters={filters} />}
    </div>
  )
}

/** Everything but what says which list it is, and how it is ordered. */
export function ClearLink({ filters, className }: { filters: readonly ListFilter[]; className?: string | undefined }) {
  const { t } = useTranslation('management')
  const addressWith = useAddressWith()
  const names = ['keyword', 'after', ...filters.flatMap(fieldsOf)]
  return (
    <Link
      className={className}
      to={addressWith(Object.fromEntries(names.map((name) => [name, null])))}
      preventScrollReset
    >
      {t('list.clear')}
    </Link>
  )
}

export interface ListCondition {
  name: string
  filter: ListFilter
  label: string
  /** In words. */
  value: string
  /** The list without it. */
  without: string
}

/** What the list is narrowed by, besides its search box. */
export function useConditions({ texts, chosen, filters }: Omit<ListFiltersProps, 'keyword'>): ListCondition[] {
  const { t } = useTranslation('management')
  const addressWith = useAddressWith()

  return filters
    .filter((filter) => fieldsOf(filter).some((name) => chosen.filters[name]))
    .map((filter) => ({
      name: filter.name,
      filter,
      label: labelOf(filter),
      value: filter.kind === 'days' ? daysIn(chosen) : namesOf(filter.options),
      without: addressWith({ ...Object.fromEntries(fieldsOf(filter).map((name) => [name, null])), after: null }),
    }))

  function labelOf(filter: ListFilter): string {
    return filter.kind === 'days' ? t('list.days') : (filter.label ?? t(`${texts}.filter.${filter.name}`))
  }

  function namesOf(options: NonNullable<ListFilter['options']>): string {
    const values = filters.flatMap((one) => (one.options === options ? valuesOf(one, chosen) : []))
    return values.map((value) => options.find((one) => one.value === value)?.name ?? value).join(t('list.comma'))
  }

  function daysIn({ filters: { from = '', to = '' } }: ListSelection): string {
    if (from && to) return from === to ? from : `${from} – ${to}`
    return from ? t('list.since', { day: from }) : t('list.until', { day: to })
  }
}

function fieldsOf({ name, kind }: ListFilter): string[] {
  return kind === 'days' ? ['from', 'to'] : [name]
}

function valuesOf({ name }: ListFilter, { filters }: ListSelection): string[] {
  return filters[name]?.split(',') ?? []
}

/** Milliseconds after the last key. */
const searchDelay = 250

/** Searches as one types. The address is replaced until Enter, so that 'back' does not go letter by letter. */
function ListSearch({ label, keyword }: { label: string; keyword: string }) {
  const addressWith = useAddressWith()
  const navigate = useNavigate()
  const box = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(keyword)
  const [isComposing, setComposing] = useState(false)
  /** What was asked from here: an answer to it does not change what has been typed since. */
  const asked = useRef(new Set([keyword]))
  const last = useRef(keyword)

  useEffect(() => {
    if (document.activeElement === box.current && asked.current.has(keyword)) return
    asked.current = new Set([keyword])
    last.current = keyword
    setText(keyword)
  }, [keyword])

  function ask(wanted: string, replace: boolean) {
    if (wanted === last.current) return
    last.current = wanted
    asked.current.add(wanted)
    void navigate(addressWith({ keyword: wanted || null, after: null }), { replace, preventScrollReset: true })
  }
  const search = useEffectEvent((wanted: string) => ask(wanted, true))
  useEffect(() => {
    if (isComposing) return
    const timer = setTimeout(() => search(text.trim()), searchDelay)
    return () => clearTimeout(timer)
  }, [text, isComposing])
  useSingleKeys(({ key }) => {
    if (key !== '/') return false
    box.current?.focus()
    box.current?.select()
    return true
  })

  return (
    <search className={styles.search}>
      <Input
        ref={box}
        size="small"
        type="search"
        aria-label={label}
        placeholder={label}
        aria-keyshortcuts="/"
        value={text}
        maxLength={60}
        icon={<SearchIcon size={16} />}
        end={<kbd>/</kbd>}
        onChange={({ target }) => setText(target.value)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        onKeyDown={({ key }) => key === 'Enter' && !isComposing && ask(text.trim(), false)}
      />
    </search>
  )
}

interface FieldsProps {
  texts: string
  filters: readonly ListFilter[]
  chosen: ListSelection
}

/** What a condition can be about; then what it may be. */
function Fields({ texts, filters, chosen }: FieldsProps) {
  const { t } = useTranslation('management')
  const [field, setField] = useState<ListFilter | null>(filters.length === 1 ? (filters[0] ?? null) : null)
  if (field) return <Values texts={texts} filter={field} chosen={chosen} />

  return (
    <ul className={styles.fields}>
      {filters.map((filter) => (
        <li key={filter.name}>
          <Button kind="text" size="small" onClick={() => setField(filter)}>
            {filter.kind === 'days' ? t('list.days') : (filter.label ?? t(`${texts}.filter.${filter.name}`))}
          </Button>
        </li>
      ))}
    </ul>
  )
}

interface ValuesProps {
  texts: string
  filter: ListFilter
  chosen: ListSelection
}

function Values({ texts, filter, chosen }: ValuesProps) {
  const { t } = useTranslation('management')
  if (filter.kind === 'days') return <Days chosen={chosen} />
  const label = filter.label ?? t(`${texts}.filter.${filter.name}`)
  return <Options label={label} filter={filter} chosen={chosen} />
}

/** As many as a look takes in; more than these are searched. */
const optionsAtSight = 12

interface OptionsProps {
  label: string
  filter: Extract<ListFilter, { options: object }>
  chosen: ListSelection
}

function Options({ label, filter, chosen }: OptionsProps) {
  const { t } = useTranslation('management')
  const addressWith = useAddressWith()
  const navigate = useNavigate()
  const [values, setValues] = useState(valuesOf(filter, chosen))
  const [words, setWords] = useState('')
  const { name, options, single } = filter
  const shown = options.filter((one) => one.name.toLowerCase().includes(words.trim().toLowerCase()))

  function choose(next: string[]) {
    setValues(next)
    void navigate(addressWith({ [name]: next.join(',') || null, after: null }), { preventScrollReset: true })
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

/** The server takes no more of one filter. */
const mostValues = 10

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
