import type { ListOperator } from '@atrium/contract/kit'
import type { TFunction } from 'i18next'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useAddressWith } from '../../../platform/address/address.ts'
import { formatNumber } from '../../../platform/format/format.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Select } from '../../../ui/form/select.tsx'
import type { ListAddressCondition, ListSelection } from './list-address.ts'
import type { ListColumn, ListFilter } from './list-declaration.ts'
import styles from './list-filters.module.css'

type ComparedColumn = Pick<ListColumn<never>, 'column' | 'kind' | 'optional'>

/** Columns that can be compared: those that an index orders, and that no filter is about. */
export function conditionColumns<Row>(
  columns: readonly ListColumn<Row>[],
  filters: readonly ListFilter[],
): ListColumn<Row>[] {
  return columns.filter((column) => {
    const isFilter = filters.some(({ name }) => name === column.column)
    return column.sort && !column.values && !column.unconditional && column.kind !== 'size' && !isFilter
  })
}

export function operatorsOf({ kind, optional }: ComparedColumn): ListOperator[] {
  const empty = optional ? (['empty'] as const) : []
  if (kind === 'number') return ['at_least', 'at_most', 'is', 'is_not', ...empty]
  if (kind === 'moment' || kind === 'day') return ['before', 'after', ...empty]
  return ['contains', 'is', 'is_not', ...empty]
}

/** `empty` is asked for or against. */
type ShownOperator = ListOperator | 'not_empty'

export function operatorName(t: TFunction<'management'>, operator: ShownOperator): string {
  return t(`list.operator.${operator}`)
}

function shownOperator({ operator, value }: ListAddressCondition): ShownOperator {
  return operator === 'empty' && value === 'no' ? 'not_empty' : operator
}

/** A condition of the address in words. */
export function useConditionText() {
  const { t } = useTranslation('management')
  return (condition: ListAddressCondition, { kind }: ComparedColumn): { operator: string; value: string } => {
    const { operator, value } = condition
    const text = kind === 'number' ? formatNumber(Number(value)) : value
    return { operator: operatorName(t, shownOperator(condition)), value: operator === 'empty' ? '' : text }
  }
}

interface ConditionFormProps {
  label: string
  column: ComparedColumn
  chosen: ListSelection
  onDone: () => void
}

/** How a column is compared, and with what. */
export function ConditionForm({ label, column, chosen, onDone }: ConditionFormProps) {
  const { t } = useTranslation('management')
  const addressWith = useAddressWith()
  const navigate = useNavigate()
  const present = chosen.conditions.find(({ field }) => field === column.column)
  const operators = operatorsOf(column).flatMap((one): ShownOperator[] =>
    one === 'empty' ? ['empty', 'not_empty'] : [one],
  )
  const [operator, setOperator] = useState<ShownOperator>(present ? shownOperator(present) : (operators[0] ?? 'is'))
  const needsValue = operator !== 'empty' && operator !== 'not_empty'
  const type = column.kind === 'number' ? 'number' : column.kind ? 'date' : 'text'

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('value') ?? '').trim()
    if (needsValue && text === '') return
    const before = Object.fromEntries(operatorsOf(column).map((one) => [`${column.column}.${one}`, null]))
    const condition = needsValue ? { [operator]: text } : { empty: operator === 'empty' ? 'yes' : 'no' }
    const fields = Object.entries(condition).map(([name, value]) => [`${column.column}.${name}`, value])
    void navigate(addressWith({ ...before, ...Object.fromEntries(fields), after: null }), { preventScrollReset: true })
    onDone()
  }

  return (
    <form className={styles.condition} onSubmit={submit}>
      <p>{label}</p>
      <Select
        size="small"
        aria-label={t('list.operator_of', { label })}
        value={operator}
        options={operators.map((one) => ({ value: one, name: operatorName(t, one) }))}
        onChange={({ target }) => setOperator(target.value as ShownOperator)}
      />
      {needsValue && (
        <Input
          key={type}
          size="small"
          name="value"
          type={type}
          step="any"
          required
          maxLength={60}
          aria-label={label}
          defaultValue={present && present.operator !== 'empty' ? present.value : ''}
        />
      )}
      <Button size="small" type="submit">
        {t('list.apply')}
      </Button>
    </form>
  )
}
