import { type ColumnCondition, type ConditionField, conditionFields, type ListEndpoint } from '@atrium/contract/kit'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { Failure } from '../http/failure.ts'
import type { Viewer } from '../http/viewer.ts'
import { containsPattern } from './words.ts'

type ConditionSql = RawBuilder<unknown>
type ColumnSql = Partial<Record<string, ConditionSql>>

interface ConditionSource {
  orders: object
  compared: object
  /** Whether every question must be answered by an index. */
  isLong: boolean
}

interface AskedConditions {
  search?: object | undefined
  any_of?: Record<string, unknown> | undefined
  where?: Record<string, ColumnCondition | undefined> | undefined
}

interface ReadConditions {
  any_of: Record<string, unknown[]>
  /** Of columns. */
  conditions: ConditionSql[]
  /** Values that a filter must not have. */
  excluded: { field: string; values: unknown[] }[]
}

/** Reads the conditions of a list: which of them fit its fields is said by the contract. */
export function conditionReader(endpoint: ListEndpoint, { orders, compared, isLong }: ConditionSource) {
  const fields = conditionFields(endpoint)
  const options = isLong ? optionsOf(endpoint) : {}

  return ({ search = {}, any_of, where = {} }: AskedConditions, viewer: Viewer): ReadConditions => {
    const read: ReadConditions = { any_of: { ...(any_of as Record<string, unknown[]>) }, conditions: [], excluded: [] }
    for (const [name, condition] of Object.entries(where)) {
      const field = fields[name]
      if (condition === undefined) continue
      if (!field || !fits(condition, field)) throw new Failure('invalid_input', { field: 'where' })
      if (field.kind === 'choice') exclude(read, { field: name, values: condition.is_not ?? [] }, name in search)
      else read.conditions.push(...conditionsOn(columnOf(name, viewer), field, condition))
    }
    return read
  }

  function columnOf(name: string, viewer: Viewer): ConditionSql {
    const own = (compared as Partial<Record<string, (viewer: Viewer) => ConditionSql>>)[name]?.(viewer)
    return own ?? ((orders as ColumnSql)[name] as ConditionSql)
  }

  /** What is long has an index for each value: not one of them is one of the others. */
  function exclude(
    { any_of, excluded }: ReadConditions,
    unwanted: ReadConditions['excluded'][number],
    isAsked: boolean,
  ) {
    const { field, values } = unwanted
    const others = options[field]?.filter((option) => !values.includes(option)) ?? []
    if (others.length > 0 && !any_of[field] && !isAsked) any_of[field] = others
    else excluded.push(unwanted)
  }
}

function fits(condition: ColumnCondition, { kind, operators }: ConditionField): boolean {
  return Object.entries(condition).every(([operator, value]) => {
    if (value === undefined) return true
    const isKnown = (operators as readonly string[]).includes(operator)
    const isOfKind = kind !== 'number' || !Array.isArray(value) || value.every((one) => typeof one === 'number')
    return isKnown && isOfKind
  })
}

/** As many values as a question may have parts. */
const mostOptions = 10

function optionsOf({ query }: ListEndpoint): Partial<Record<string, readonly unknown[]>> {
  const { shape } = query.shape.search.unwrap().out as z.ZodObject
  const options = Object.entries(shape as Record<string, z.ZodOptional>)
    .map(([name, schema]) => [name, schema.unwrap()] as const)
    .flatMap(([name, schema]) => (schema instanceof z.ZodEnum ? [[name, schema.options] as const] : []))
  return Object.fromEntries(options.filter(([, values]) => values.length <= mostOptions))
}

function conditionsOn(
  column: ConditionSql,
  { kind }: ConditionField,
  { is, is_not, contains, at_least, at_most, before, after, empty }: ColumnCondition,
): ConditionSql[] {
  const begins = (day: string, days: number) =>
    kind === 'day' ? sql`${day}::date + ${days}::int` : sql`day_begins(${day}::date + ${days}::int)`
  const isEmpty = kind === 'text' ? sql`coalesce(${column}, '') = ''` : sql`${column} is null`
  return [
    is && sql`${column} = any(${is.map(String)})`,
    is_not && sql`(${column} = any(${is_not.map(String)})) is not true`,
    contains !== undefined && sql`${column} ilike ${containsPattern(contains)}`,
    at_least !== undefined && sql`${column} >= ${at_least}`,
    at_most !== undefined && sql`${column} <= ${at_most}`,
    before !== undefined && sql`${column} < ${begins(before, 0)}`,
    after !== undefined && sql`${column} >= ${begins(after, 1)}`,
    empty === true && isEmpty,
    empty === false && sql`(${isEmpty}) is not true`,
  ].filter((one) => one !== undefined && one !== false)
}
