import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, useLocation, useNavigate } from 'react-router'
import { SearchWithin } from '../../../page/own-list.tsx'
import { useAddressWith } from '../../../platform/address/address.ts'
import { Input } from '../../../ui/form/input.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { ChevronDownIcon } from '../../../ui/icon/home-icons.tsx'
import type { ListSelection } from './list-address.ts'
import { ListPanel } from './list-panel.tsx'
import styles from './list-screen.module.css'

export type ListFilter =
  /** Its label is `{texts}.filter.{name}`, unless it has one of its own. */
  | { name: string; kind?: never; label?: string; options: readonly { value: string; name: string }[] }
  | { name: string; kind: 'days'; label?: never; options?: never }

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

  return (
    <div className={styles.filters}>
      <SearchWithin label={keyword ?? t(`${texts}.keyword`)} keyword={chosen.keyword} />
      {filters.map((filter) =>
        filter.kind === 'days' ? (
          <Days key={filter.name} chosen={chosen} />
        ) : (
          <Choice
            key={filter.name}
            label={filter.label ?? t(`${texts}.filter.${filter.name}`)}
            filter={filter}
            chosen={chosen}
          />
        ),
      )}
    </div>
  )
}

interface ChoiceProps {
  label: string
  filter: Extract<ListFilter, { options: object }>
  chosen: ListSelection
}

function Choice({ label, filter: { name, options }, chosen }: ChoiceProps) {
  const { t } = useTranslation('management')
  const addressWith = useAddressWith()
  const navigate = useNavigate()
  const all = { value: '', name: t('list.all_of', { label }) }

  return (
    <Select
      size="small"
      aria-label={label}
      options={[all, ...options]}
      value={chosen.filters[name] ?? ''}
      onChange={({ target }) =>
        void navigate(addressWith({ [name]: target.value || null }), { preventScrollReset: true })
      }
    />
  )
}

function Days({ chosen: { filters } }: { chosen: ListSelection }) {
  const { t } = useTranslation('management')
  const { pathname, search } = useLocation()
  const kept = [...new URLSearchParams(search)].filter(([name]) => !['from', 'to', 'page', 'open'].includes(name))
  const { from = '', to = '' } = filters
  const zone = useId()
  const label = from || to ? `${from} – ${to}` : t('list.all_of', { label: t('list.days') })

  return (
    <ListPanel
      label={
        <>
          {label}
          <ChevronDownIcon size={14} />
        </>
      }
    >
      {() => (
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
          <Input
            size="small"
            type="date"
            name="to"
            aria-label={t('list.to')}
            aria-describedby={zone}
            defaultValue={to}
          />
          <small id={zone}>{t('shared:field.time_zone')}</small>
        </Form>
      )}
    </ListPanel>
  )
}
