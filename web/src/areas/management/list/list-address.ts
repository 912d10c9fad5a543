import type { Answer, CallName } from '@atrium/contract/calls'
import type { ColumnCondition, ListOperator } from '@atrium/contract/kit'
import { type SettledCall, settleCall } from '../../../page/account/settle-call.ts'
import { pageIn } from '../../../platform/address/address.ts'

/** Calls of the management area; those that answer no list have no rows. */
export type ListCall = Extract<CallName, `GET /api/management/${string}`>
export type RowOf<Call extends ListCall> = Answer<Call> extends { list: (infer Row)[] } ? Row : never

/** What a filter in the address is: it travels in `search` under its own name. `days` stands for `from` and `to`. */
export type FilterKinds = Record<string, 'text' | 'number' | 'flag' | 'days'>

export interface ListSelection {
  page: number
  size: ListSize
  /** Where the answer before this one ended; null for pages with a number. */
  after: string | null
  keyword: string
  /** What comes first, and what orders those that are equal in it. */
  orders: ListOrder[]
  /** As the address writes them: several values are divided by commas. */
  filters: Record<string, string>
  conditions: ListAddressCondition[]
}

export interface ListOrder {
  column: string
  way: 'asc' | 'desc'
}

/** `download_count.at_least=1000`, `state.is_not=draft,withdrawn`, `verify_by.empty=no`. */
export interface ListAddressCondition {
  field: string
  operator: ListOperator
  value: string
}

export interface LoadedList<Row> {
  /** The call that answered it. */
  call: ListCall
  chosen: ListSelection
  /** What was asked, for an export of the same rows. */
  search: Record<string, unknown>
  any_of: Record<string, unknown[]> | undefined
  where: Record<string, ColumnCondition> | undefined
  order_by: Record<string, 'asc' | 'desc'> | undefined
  answer: Promise<SettledCall<{ list: Row[]; total: number; next: string | null }>>
}

export const listSizes = [20, 50, 100] as const
export type ListSize = (typeof listSizes)[number]

/** Pages have a number so far; further on, each begins where the last one ended. */
export const numberedRows = 2_000

/**
 * The loader of a list screen: `export const clientLoader = loadList('GET /api/management/tags', { state: 'text' })`.
 * Typed from outside: within, the compiler would look at the rows of every list there is.
 */
export const loadList = load as unknown as <Call extends ListCall>(
  call: Call,
  kinds?: FilterKinds,
) => (asked: { request: Request }) => LoadedList<RowOf<Call>>

function load(call: CallName, kinds: FilterKinds = {}) {
  const ask = settleCall as unknown as (name: CallName, question: object) => LoadedList<unknown>['answer']

  return ({ request }: { request: Request }): LoadedList<unknown> => {
    const chosen = chosenIn(new URL(request.url), kinds)
    const question = questionOf(chosen, kinds)
    const { page, size, after } = chosen
    const place = after === null ? { page } : { after }
    return {
      call: call as ListCall,
      chosen,
      ...question,
      answer: ask(call, { query: { ...question, ...place, size } }),
    }
  }
}

/** So many columns can order a list. */
export const mostOrders = 2

/** `order=state,-created_at`: by state, and in each the newest first. */
function chosenIn(address: URL, kinds: FilterKinds): ListSelection {
  const { searchParams } = address
  const names = Object.entries(kinds).flatMap(([name, kind]) => (kind === 'days' ? ['from', 'to'] : [name]))
  const size = listSizes.find((one) => String(one) === searchParams.get('size')) ?? listSizes[0]
  return {
    page: Math.min(pageIn(address), numberedRows / size),
    size,
    after: searchParams.get('after'),
    keyword: searchParams.get('keyword')?.trim().slice(0, 60) ?? '',
    orders: ordersIn(searchParams.get('order') ?? ''),
    filters: Object.fromEntries(names.map((name) => [name, searchParams.get(name) ?? '']).filter(([, value]) => value)),
    conditions: [...searchParams].flatMap(([name, value]) => conditionIn(name, value)),
  }
}

function ordersIn(text: string): ListOrder[] {
  return text
    .split(',')
    .flatMap((one): ListOrder[] => {
      const [, minus, column] = /^(-?)(\w+)$/.exec(one) ?? []
      return column ? [{ column, way: minus ? 'desc' : 'asc' }] : []
    })
    .slice(0, mostOrders)
}

export function orderText(orders: ListOrder[]): string | null {
  return orders.map(({ column, way }) => `${way === 'desc' ? '-' : ''}${column}`).join(',') || null
}

function conditionIn(name: string, value: string): ListAddressCondition[] {
  const [, field, operator] = /^(\w+)\.(is|is_not|contains|at_least|at_most|before|after|empty)$/.exec(name) ?? []
  return field && value ? [{ field, operator: operator as ListOperator, value }] : []
}

export type ListQuestion = Pick<LoadedList<unknown>, 'search' | 'any_of' | 'where' | 'order_by'>

/** What the list would be asked without some fields of the address. */
export function questionWithout({ search, any_of = {}, where = {} }: ListQuestion, fields: string[]): ListQuestion {
  const conditions = Object.entries(where).map(([field, condition]) => {
    const left = Object.entries(condition).filter(([operator]) => !fields.includes(`${field}.${operator}`))
    return [field, Object.fromEntries(left)] as const
  })
  return {
    search: without(search, fields),
    any_of: without(any_of, fields),
    where: Object.fromEntries(conditions.filter(([, condition]) => Object.keys(condition).length > 0)),
    order_by: undefined,
  }
}

function without<Value>(fields: Record<string, Value>, names: string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
}

function questionOf({ keyword, orders, filters, conditions }: ListSelection, kinds: FilterKinds): ListQuestion {
  const values = Object.entries(filters).map(
    ([name, text]) => [name, text.split(',').map((value) => parseFilterValue(kinds[name] ?? 'text', value))] as const,
  )
  const several = values.filter(([, one]) => one.length > 1)
  return {
    search: {
      ...(keyword && { keyword }),
      ...Object.fromEntries(values.filter(([, one]) => one.length === 1).map(([name, [value]]) => [name, value])),
    },
    any_of: several.length > 0 ? Object.fromEntries(several) : undefined,
    where: conditions.length > 0 ? whereOf(conditions, kinds) : undefined,
    order_by: orders.length > 0 ? Object.fromEntries(orders.map(({ column, way }) => [column, way])) : undefined,
  }
}

function whereOf(conditions: ListAddressCondition[], kinds: FilterKinds): NonNullable<ListQuestion['where']> {
  const where: NonNullable<ListQuestion['where']> = {}
  for (const { field, operator, value } of conditions) {
    where[field] = { ...where[field], [operator]: parseConditionValue(operator, value, kinds[field]) }
  }
  return where
}

function parseConditionValue(operator: ListOperator, value: string, kind: FilterKinds[string] | undefined): unknown {
  if (operator === 'empty') return value === 'yes'
  if (operator === 'at_least' || operator === 'at_most') return Number(value)
  if (operator !== 'is' && operator !== 'is_not') return value
  if (kind) return value.split(',').map((one) => parseFilterValue(kind, one))
  // What a column holds is known to the server: a text that is a number in its usual form may be either.
  return [String(Number(value)) === value ? Number(value) : value]
}

function parseFilterValue(kind: FilterKinds[string], value: string): unknown {
  if (kind === 'number') return Number(value)
  return kind === 'flag' ? value === 'true' : value
}
