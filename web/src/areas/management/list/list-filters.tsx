import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAddressWith } from '../../../platform/address/address.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { CloseIcon } from '../../../ui/icon/home-icons.tsx'
import { PlusIcon } from '../../../ui/icon/icons.tsx'
import type { ListSelection } from './list-address.ts'
import { ConditionForm, conditionColumns, operatorName, useConditionText } from './list-condition.tsx'
import type { ListColumn, ListFilter } from './list-declaration.ts'
import { FilterValues, optionsAtSight } from './list-filter-values.tsx'
import styles from './list-filters.module.css'
import { ListPanel } from './list-panel.tsx'
import { ListSearch } from './list-search.tsx'

interface ListFiltersProps<Row> {
  /** Where its words stand. */
  texts: string
  /** The label of the search box, if not `{texts}.keyword`. */
  keyword?: string | undefined
  chosen: ListSelection
  filters: readonly ListFilter[]
  /** What can be sorted by can be compared, too. */
  columns: readonly ListColumn<Row>[]
}

/** Each choice is in the address: a list can be sent to a colleague as it is. */
export function ListFilters<Row>({ texts, keyword, chosen, filters, columns }: ListFiltersProps<Row>) {
  const { t } = useTranslation('management')
  const conditions = useConditions({ texts, chosen, filters, columns })

  return (
    <div className={styles.filters}>
      <ListSearch label={keyword ?? t(`${texts}.keyword`)} keyword={chosen.keyword} />
      {conditions.map((condition) => (
        <span key={condition.key} className={styles.chip}>
          <ListPanel
            label={
              <>
                {condition.label}
                {condition.operator === '' ? t('list.colon') : ` ${condition.operator} `}
                <b>{condition.value}</b>
              </>
            }
          >
            {(close) => <FieldEditor texts={texts} field={condition.field} chosen={chosen} onDone={close} />}
          </ListPanel>
          <Link
            to={condition.without}
            aria-label={t('list.drop_filter', { label: condition.label })}
            preventScrollReset
          >
            <CloseIcon size={14} />
          </Link>
        </span>
      ))}
      <span className={styles.add}>
        <ListPanel
          label={
            <>
              <PlusIcon size={14} />
              {t('list.filter')}
            </>
          }
        >
          {(close) => <Fields texts={texts} chosen={chosen} fields={fieldsIn(filters, columns)} onDone={close} />}
        </ListPanel>
      </span>
      {conditions.length > 0 && <ClearLink className={styles.clear} chosen={chosen} filters={filters} />}
    </div>
  )
}

interface ClearLinkProps {
  chosen: ListSelection
  filters: readonly ListFilter[]
  className?: string | undefined
}

/** Everything but what says which list it is, and how it is ordered. */
export function ClearLink({ chosen: { conditions }, filters, className }: ClearLinkProps) {
  const { t } = useTranslation('management')
  const addressWith = useAddressWith()
  const further = conditions.map(({ field, operator }) => `${field}.${operator}`)
  const names = ['keyword', 'after', ...filters.flatMap(fieldsOf), ...further]
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

/** What a condition is about: a filter, or a column that can be compared. */
export type ListField<Row = never> =
  | { filter: ListFilter; column?: never }
  | { filter?: never; column: Pick<ListColumn<Row>, 'column' | 'kind' | 'optional'> }

function fieldsIn<Row>(filters: readonly ListFilter[], columns: readonly ListColumn<Row>[]): ListField<Row>[] {
  return [...filters.map((filter) => ({ filter })), ...conditionColumns(columns, filters).map((column) => ({ column }))]
}

export interface ListCondition {
  key: string
  field: ListField
  label: string
  /** Nothing where the value is what it is. */
  operator: string
  /** In words. */
  value: string
  /** All of it, as one would say it. */
  text: string
  /** Its names in the address. */
  fields: string[]
  /** The list without it. */
  without: string
}

/** What the list is narrowed by, besides its search box. */
export function useConditions<Row>(props: Omit<ListFiltersProps<Row>, 'keyword'>): ListCondition[] {
  const { texts, chosen, filters, columns } = props
  const { t } = useTranslation('management')
  const addressWith = useAddressWith()
  const conditionText = useConditionText()
  const labelOf = useFieldLabel(texts)

  const found = filters.flatMap((filter) => [
    ...(fieldsOf(filter).some((name) => chosen.filters[name])
      ? [
          conditionOf({
            field: { filter },
            operator: '',
            value: filter.kind === 'days' ? daysIn(chosen) : namesOf(filter, chosen.filters[filter.name]),
            fields: fieldsOf(filter),
          }),
        ]
      : []),
    ...chosen.conditions
      .filter(({ field, operator }) => field === filter.name && operator === 'is_not')
      .map(({ value }) =>
        conditionOf({
          field: { filter },
          operator: operatorName(t, 'is_not'),
          value: namesOf(filter, value),
          fields: [`${filter.name}.is_not`],
        }),
      ),
  ])
  const compared = conditionColumns(columns, filters).flatMap((column) =>
    chosen.conditions
      .filter(({ field }) => field === column.column)
      .map((condition) =>
        conditionOf({
          field: { column },
          ...conditionText(condition, column),
          fields: [`${condition.field}.${condition.operator}`],
        }),
      ),
  )
  return [...found, ...compared]

  function conditionOf(
    one: Pick<ListCondition, 'operator' | 'value' | 'fields'> & { field: ListField<Row> },
  ): ListCondition {
    const label = labelOf(one.field)
    const text =
      one.operator === '' ? `${label}${t('list.colon')}${one.value}` : `${label} ${one.operator} ${one.value}`
    return {
      ...one,
      field: one.field as ListField,
      key: one.fields.join(),
      label,
      text: text.trim(),
      without: addressWith({ ...Object.fromEntries(one.fields.map((name) => [name, null])), after: null }),
    }
  }

  function namesOf({ options = [] }: ListFilter, text = ''): string {
    const values = text.split(',').map((value) => options.find((one) => one.value === value)?.name ?? value)
    return values.join(t('list.comma'))
  }

  function daysIn({ filters: { from = '', to = '' } }: ListSelection): string {
    if (from && to) return from === to ? from : `${from} – ${to}`
    return from ? t('list.since', { day: from }) : t('list.until', { day: to })
  }
}

function fieldsOf({ name, kind }: ListFilter): string[] {
  return kind === 'days' ? ['from', 'to'] : [name]
}

function useFieldLabel(texts: string) {
  const { t } = useTranslation('management')
  return <Row,>({ filter, column }: ListField<Row>): string => {
    if (!filter) return t(`${texts}.column.${column.column}`)
    return filter.kind === 'days' ? t('list.days') : (filter.label ?? t(`${texts}.filter.${filter.name}`))
  }
}

interface FieldsProps<Row> {
  texts: string
  fields: ListField<Row>[]
  chosen: ListSelection
  onDone: () => void
}

/** What a condition can be about; then what it may be. */
function Fields<Row>({ texts, fields, chosen, onDone }: FieldsProps<Row>) {
  const { t } = useTranslation('management')
  const labelOf = useFieldLabel(texts)
  const [field, setField] = useState<ListField<Row> | null>(fields.length === 1 ? (fields[0] ?? null) : null)
  const [words, setWords] = useState('')
  if (field) return <FieldEditor texts={texts} field={field} chosen={chosen} onDone={onDone} />
  const shown = fields.filter((one) => labelOf(one).toLowerCase().includes(words.trim().toLowerCase()))

  return (
    <>
      {fields.length > optionsAtSight && (
        <Input
          size="small"
          type="search"
          aria-label={t('list.find_field')}
          placeholder={t('list.find_field')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <ul className={styles.fields}>
        {shown.map((one) => (
          <li key={one.filter?.name ?? one.column?.column}>
            <Button kind="text" size="small" onClick={() => setField(one)}>
              {labelOf(one)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

interface FieldEditorProps<Row> {
  texts: string
  field: ListField<Row>
  chosen: ListSelection
  onDone: () => void
}

function FieldEditor<Row>({ texts, field, chosen, onDone }: FieldEditorProps<Row>) {
  const label = useFieldLabel(texts)(field)
  if (field.filter) return <FilterValues label={label} filter={field.filter} chosen={chosen} />
  return <ConditionForm label={label} column={field.column} chosen={chosen} onDone={onDone} />
}
