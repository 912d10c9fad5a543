import type { Answer, CallName } from '@atrium/contract/calls'
import { type SettledCall, settleCall } from '../../../page/account/settle-call.ts'
import { pageIn } from '../../../platform/address/address.ts'

/** Calls of the management area; those that answer no list have no rows. */
export type ListCall = Extract<CallName, `GET /api/management/${string}`>
export type RowOf<Call extends ListCall> = Answer<Call> extends { list: (infer Row)[] } ? Row : never

/** What a filter in the address is: it travels in `search` under its own name. `days` stands for `from` and `to`. */
export type FilterKinds = Record<string, 'text' | 'number' | 'flag' | 'days'>

export interface ListSelection {
  page: number
  keyword: string
  order: { column: string; way: 'asc' | 'desc' } | null
  /** As the address writes them. */
  filters: Record<string, string>
}

export interface LoadedList<Row> {
  /** The call that answered it. */
  call: ListCall
  chosen: ListSelection
  /** What was asked, for an export of the same rows. */
  search: Record<string, unknown>
  order_by: Record<string, 'asc' | 'desc'> | undefined
  answer: Promise<SettledCall<{ list: Row[]; total: number }>>
}

export const pageSize = 20

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
    const search = searchOf(chosen, kinds)
    const order_by = chosen.order ? { [chosen.order.column]: chosen.order.way } : undefined
    const query = { search, page: chosen.page, size: pageSize, ...(order_by && { order_by }) }
    return { call: call as ListCall, chosen, search, order_by, answer: ask(call, { query }) }
  }
}

/** `order=-created_at`: the newest first. */
function chosenIn(address: URL, kinds: FilterKinds): ListSelection {
  const { searchParams } = address
  const [, minus, column] = /^(-?)(\w+)$/.exec(searchParams.get('order') ?? '') ?? []
  const names = Object.entries(kinds).flatMap(([name, kind]) => (kind === 'days' ? ['from', 'to'] : [name]))
  return {
    page: pageIn(address),
    keyword: searchParams.get('keyword')?.trim().slice(0, 60) ?? '',
    order: column ? { column, way: minus ? 'desc' : 'asc' } : null,
    filters: Object.fromEntries(names.map((name) => [name, searchParams.get(name) ?? '']).filter(([, value]) => value)),
  }
}

function searchOf({ keyword, filters }: ListSelection, kinds: FilterKinds): Record<string, unknown> {
  const values = Object.entries(filters).map(([name, value]) => [name, parseFilterValue(kinds[name] ?? 'text', value)])
  return { ...(keyword && { keyword }), ...Object.fromEntries(values) }
}

function parseFilterValue(kind: FilterKinds[string], value: string): unknown {
  if (kind === 'number') return Number(value)
  return kind === 'flag' ? value === 'true' : value
}
