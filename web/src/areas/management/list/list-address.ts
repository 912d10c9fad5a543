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
  size: ListSize
  /** Where the answer before this one ended; null for pages with a number. */
  after: string | null
  keyword: string
  order: { column: string; way: 'asc' | 'desc' } | null
  /** As the address writes them: several values are divided by commas. */
  filters: Record<string, string>
}

export interface LoadedList<Row> {
  /** The call that answered it. */
  call: ListCall
  chosen: ListSelection
  /** What was asked, for an export of the same rows. */
  search: Record<string, unknown>
  any_of: Record<string, unknown[]> | undefined
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

/** `order=-created_at`: the newest first. */
function chosenIn(address: URL, kinds: FilterKinds): ListSelection {
  const { searchParams } = address
  const [, minus, column] = /^(-?)(\w+)$/.exec(searchParams.get('order') ?? '') ?? []
  const names = Object.entries(kinds).flatMap(([name, kind]) => (kind === 'days' ? ['from', 'to'] : [name]))
  const size = listSizes.find((one) => String(one) === searchParams.get('size')) ?? listSizes[0]
  return {
    page: Math.min(pageIn(address), numberedRows / size),
    size,
    after: searchParams.get('after'),
    keyword: searchParams.get('keyword')?.trim().slice(0, 60) ?? '',
    order: column ? { column, way: minus ? 'desc' : 'asc' } : null,
    filters: Object.fromEntries(names.map((name) => [name, searchParams.get(name) ?? '']).filter(([, value]) => value)),
  }
}

export type ListQuestion = Pick<LoadedList<unknown>, 'search' | 'any_of' | 'order_by'>

function questionOf({ keyword, order, filters }: ListSelection, kinds: FilterKinds): ListQuestion {
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
    order_by: order ? { [order.column]: order.way } : undefined,
  }
}

function parseFilterValue(kind: FilterKinds[string], value: string): unknown {
  if (kind === 'number') return Number(value)
  return kind === 'flag' ? value === 'true' : value
}
