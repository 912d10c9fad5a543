import { z } from 'zod'
import type { Access } from './access.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type FormFields = z.ZodObject

/** One call, described once: where it is, who may make it, what goes in, what comes out. */
export interface Endpoint {
  method: Method
  /** Parameters in braces, as the specification writes them: `/api/users/oauth/login/{type}`. */
  path: `/api/${string}`
  access: Access
  /**
   * The call begins or ends a session, so an invalid token does not stop it. Every other call answers 20003 to such a
   * token, also where visitors are welcome: a person is not treated as a visitor without notice.
   */
  ignores_stale_token?: true
  /** Allowed although the session views the portal as a role, which refuses every other writing call. */
  while_viewing?: true
  /** One line for the reference. */
  summary: string
  params?: FormFields
  query?: FormFields
  body?: FormFields
  /** A form with a file instead of a body: its fields. Parts come in any order; a file after all fields is streamed. */
  multipart?: FormFields
  data: z.ZodType
  /** The answer goes on: server-sent events instead of the envelope, each of them `data`. */
  events?: true
  limit?: Limit
  /**
   * How long anyone may keep a visitor's answer, which is then the same for all visitors. Without it nobody keeps any. One
   * second is for shared caches alone: a browser asks each time whether its copy still holds.
   */
  cache_seconds?: number
}

/**
 * How often one person may make the call, or one network address where nobody is signed in. It keeps floods away and is
 * not exact; what costs money or guards a secret has caps in PostgreSQL.
 */
export interface Limit {
  per_minute: number
}

export function endpoint<const E extends Endpoint>(description: E): E {
  return description
}

/** A JSON text in the address or in a form field: `search={"keyword":"请假"}`. */
export function jsonText<Schema extends z.ZodType>(schema: Schema, longest = 8_000) {
  return z
    .string()
    .max(longest)
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        context.addIssue({ code: 'custom', message: 'not JSON' })
        return z.NEVER
      }
    })
    .pipe(schema)
}

/**
 * A whole number. In an address it is text, in its one decimal form: `0x1`, `01`, `+1` and `1e0` are refused, so that no
 * two addresses name the same thing.
 */
export function decimal<Schema extends z.ZodType<number>>(schema: Schema) {
  return z.preprocess(readDecimal, schema)
}

function readDecimal(input: unknown): unknown {
  return typeof input === 'string' && /^(0|-?[1-9]\d{0,15})$/.test(input) ? Number(input) : input
}

export const id = decimal(z.int().positive())

/** A moment, as ISO 8601 text: one form from column to component. */
export const instant = z.iso.datetime({ offset: true })

/** A day of the calendar, '2026-11-16'. Bounded, so that arithmetic with it stays within what PostgreSQL can hold. */
export const calendarDay = z.iso.date().refine((day) => day >= '1970-01-01' && day <= '2999-12-31')

const direction = z.enum(['asc', 'desc'])

/** What every list takes: `search` and `order_by` as JSON text, page numbers from 1. */
export function listQuery<Search extends FormFields, const Column extends string>(
  search: Search,
  columns: readonly [Column, ...Column[]],
) {
  return z.object({
    search: jsonText(search).optional(),
    order_by: jsonText(z.partialRecord(z.enum(columns), direction)).optional(),
    page: decimal(z.int().min(1).max(100)).default(1),
    size: decimal(z.int().min(1).max(100)).default(20),
  })
}

/**
 * What a list of the management area takes besides: several values of a filter, further conditions, and where the last
 * answer ended. Pages are counted as far as the hundredth; `after` costs the same at any depth.
 */
export function managedListQuery<Search extends FormFields, const Column extends string>(
  search: Search,
  columns: readonly [Column, ...Column[]],
  options: ListQueryOptions = {},
) {
  return listQuery(search, columns).extend({
    /** Rows that have one of these values: `{"state":["waiting","failed"]}`. */
    any_of: jsonText(severalOf(search)).optional(),
    /** `{"download_count":{"at_least":1000},"state":{"is_not":["withdrawn"]}}`; what fits is said by `conditionFields`. */
    where: jsonText(conditionsOn(search, columns, options)).optional(),
    after: z.string().max(2_000).optional(),
  })
}

interface ListQueryOptions {
  /** Filters and columns without conditions: rows are made for one value, or no index would find the few that match. */
  without_conditions?: readonly string[]
}

export const listOperators = ['is', 'is_not', 'contains', 'at_least', 'at_most', 'before', 'after', 'empty'] as const
export type ListOperator = (typeof listOperators)[number]

const scalars = z
  .array(z.union([z.string().max(200), z.number()]))
  .min(1)
  .max(10)

const columnCondition = z.strictObject({
  is: scalars.optional(),
  is_not: scalars.optional(),
  contains: z.string().trim().min(1).max(60).optional(),
  at_least: z.number().optional(),
  at_most: z.number().optional(),
  /** Days of the calendar the portal is run by, themselves excluded. */
  before: calendarDay.optional(),
  after: calendarDay.optional(),
  empty: z.boolean().optional(),
})
export type ColumnCondition = z.output<typeof columnCondition>

/** A filter is also asked for what it is not; a column by what it holds. */
function conditionsOn(
  search: FormFields,
  columns: readonly string[],
  { without_conditions = [] }: ListQueryOptions,
): z.ZodType<Record<string, ColumnCondition | undefined>> {
  const choices = Object.entries(severalOf(search).shape).map(
    ([name, values]) => [name, z.strictObject({ is_not: values }).optional()] as const,
  )
  const fields = { ...Object.fromEntries(columns.map((column) => [column, columnCondition.optional()])) }
  const all = Object.entries({ ...fields, ...Object.fromEntries(choices) })
  return z.strictObject(Object.fromEntries(all.filter(([name]) => !without_conditions.includes(name)))) as never
}

/** What can be chosen from a list can be chosen several times; what is written or counted cannot. */
function severalOf(search: FormFields) {
  const fields = Object.entries(search.shape as Record<string, z.ZodOptional<z.ZodType>>)
    .filter(([name]) => !['keyword', 'from', 'to'].includes(name))
    .map(([name, schema]) => [name, z.array(schema.unwrap()).min(1).max(10).optional()] as const)
  return z.strictObject(Object.fromEntries(fields))
}

export interface ConditionField {
  kind: 'choice' | 'text' | 'number' | 'moment' | 'day'
  operators: readonly ListOperator[]
}

const fittingOperators: Record<ConditionField['kind'], readonly ListOperator[]> = {
  choice: ['is_not'],
  text: ['contains', 'is', 'is_not'],
  number: ['at_least', 'at_most', 'is', 'is_not'],
  moment: ['before', 'after'],
  day: ['before', 'after'],
}

/** By which conditions a list can be narrowed: what a column holds is said by its rows. */
export function conditionFields({ query, data }: ListEndpoint): Record<string, ConditionField> {
  const conditions = query.shape.where.unwrap().out as z.ZodObject
  const choices = Object.keys((query.shape.any_of.unwrap().out as z.ZodObject).shape)
  const row = (data.shape.list.element as z.ZodObject).shape as Record<string, z.ZodType | undefined>
  const fields: Record<string, ConditionField> = {}
  for (const name of Object.keys(conditions.shape)) {
    const kind = choices.includes(name) ? 'choice' : kindOf(row[name])
    if (kind === null) continue
    const canBeEmpty = kind !== 'choice' && row[name]?.safeParse(null).success
    fields[name] = { kind, operators: [...fittingOperators[kind], ...(canBeEmpty ? (['empty'] as const) : [])] }
  }
  return fields
}

function kindOf(schema: z.ZodType | undefined): ConditionField['kind'] | null {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return kindOf(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodNumber) return 'number'
  if (schema instanceof z.ZodISODateTime) return 'moment'
  if (schema instanceof z.ZodISODate) return 'day'
  return schema instanceof z.ZodString ? 'text' : null
}

/** What every list answers. */
export function page<Row extends z.ZodType>(row: Row) {
  return z.object({ list: z.array(row), total: z.number().int().nonnegative() })
}

/** `next` is what to ask `after` for more; null where there is none, or where several columns order the list. */
export function managedPage<Row extends z.ZodType>(row: Row) {
  return page(row).extend({ next: z.string().nullable() })
}

/** A call that answers such a list: what management screens show, sort, filter and export. */
export type ListEndpoint = Endpoint & {
  query: ReturnType<typeof managedListQuery<FormFields, string>>
  data: ReturnType<typeof managedPage<z.ZodType>>
}

/** What a list takes that is read on and on: no pages, but where the last answer ended. It costs the same at any depth. */
export function stretchQuery<Search extends FormFields>(search: Search) {
  return z.object({
    search: jsonText(search).optional(),
    after: z.string().max(200).optional(),
    size: decimal(z.int().min(1).max(100)).default(20),
  })
}

/** `next` is what to ask `after` for more; null where there is none. */
export function stretch<Row extends z.ZodType>(row: Row) {
  return page(row).extend({ next: z.string().nullable() })
}

/** A list that is never long enough to need pages. */
export function whole<Row extends z.ZodType>(row: Row) {
  return z.object({ list: z.array(row) })
}

export const nothing = z.null()
