import type { FlowGraph } from '@atrium/contract/resource/flow-run'
import { readFormula, withComputed } from '@atrium/contract/resource/formula'
import type { DecisionCell, FormField } from '@atrium/contract/resource/inside'
import { predictWalk } from './rounds.ts'

type TrialValues = Record<string, unknown>

/** The nearest change of one field that takes another way. */
export interface OtherWay {
  field: FormField
  value: number | string | boolean
  values: TrialValues
}

/**
 * Looks among the limits that the outcomes name, the nearest number first, then choices. A total that is added up from a
 * table is changed in the table's first line. Null where no single field leads elsewhere.
 */
export function findOtherWay(graph: FlowGraph, schema: unknown, values: TrialValues): OtherWay | null {
  const { outcomes, form_fields } = graph.flow
  const now = stepsOf(graph, values)
  const found = (outcomes?.cases ?? []).flatMap(({ when }) =>
    when.flatMap(({ subject, any_of }) => {
      const field = form_fields.find(({ path }) => path === subject)
      return field ? any_of.flatMap((cell) => nearestIn(cell, values[subject]).map((value) => ({ field, value }))) : []
    }),
  )
  const tried = found.sort((one, other) => distance(one, values) - distance(other, values))
  for (const { field, value } of tried) {
    const changed = withValue(field, value, schema, values)
    if (changed && stepsOf(graph, changed) !== now) return { field, value, values: changed }
  }
  return null
}

function stepsOf(graph: FlowGraph, values: TrialValues): string {
  return predictWalk(graph, values)
    .entries.map(({ step }) => step)
    .join(' ')
}

/** Whole steps beyond an open end: limits of rules are whole amounts, and so is what people type. */
function nearestIn(cell: DecisionCell, current: unknown): (number | string | boolean)[] {
  if (cell.kind === 'value') return cell.value === current ? [] : [cell.value]
  if (cell.kind !== 'range' || typeof current !== 'number') return []
  const { from, to, from_included, to_included } = cell
  const lowest = typeof from === 'number' ? from + (from_included ? 0 : 1) : -Infinity
  const highest = typeof to === 'number' ? to - (to_included ? 0 : 1) : Infinity
  const nearest = Math.max(lowest, Math.min(highest, current))
  return nearest === current ? [] : [nearest]
}

/** Choices come after all numbers: nobody can say how far they are. */
function distance({ field, value }: Pick<OtherWay, 'field' | 'value'>, values: TrialValues): number {
  const current = values[field.path]
  return typeof value === 'number' && typeof current === 'number' ? Math.abs(value - current) : Number.MAX_VALUE
}

function withValue(
  field: FormField,
  value: OtherWay['value'],
  schema: unknown,
  values: TrialValues,
): TrialValues | null {
  if (field.computed === null) return computed(schema, { ...values, [field.path]: value })
  const column = columnAdded(field.computed)
  if (!column || typeof value !== 'number') return null
  const { table, name } = column
  const [first, ...others] = Array.isArray(values[table]) ? (values[table] as TrialValues[]) : []
  const before = first?.[name]
  const total = values[field.path]
  if (!first || typeof before !== 'number' || typeof total !== 'number') return null
  const amount = Number((before + value - total).toFixed(2))
  if (amount < 0) return null
  const changed = computed(schema, { ...values, [table]: [{ ...first, [name]: amount }, ...others] })
  return changed?.[field.path] === value ? changed : null
}

/** `sum(items[].amount)`: the table and its column. */
function columnAdded(formula: string): { table: string; name: string } | null {
  const node = readFormula(formula)
  const inner = node?.kind === 'call' && node.name === 'sum' ? node.values[0] : undefined
  const [, table, name] = (inner?.kind === 'field' && /^(\w+)\[\]\.(\w+)$/.exec(inner.path)) || []
  return table && name ? { table, name } : null
}

function computed(schema: unknown, values: TrialValues): TrialValues | null {
  try {
    return withComputed(schema, values)
  } catch {
    return null
  }
}
