import type { Answer } from '@atrium/contract/calls'
import { pageIn } from '../../platform/address/address.ts'
import { type ApiCaller, ask } from '../../platform/api/ask.ts'
import { orNull } from '../../platform/api/or-null.ts'
import { countFilters, readSearchInput, type SearchInput } from './asked.ts'

export type SearchAnswer = Answer<'GET /api/search'>
export type SearchHitData = SearchAnswer['list'][number]

/** What the address asks for. Without words: what many look for. Null where the answer cannot be had. */
export async function findAll(caller: ApiCaller, request: Request) {
  const address = new URL(request.url)
  const asked = readSearchInput(address)
  const page = pageIn(address)
  if (asked.q === '') {
    const suggested = await orNull(ask(caller, 'GET /api/search/suggestions', { query: {} }))
    return { asked, page, found: null, near: [], kits: [], popular: suggested?.queries.map(({ text }) => text) ?? [] }
  }

  const { order, ...search } = asked
  const found = await orNull(ask(caller, 'GET /api/search', { query: { search, order, page } }))
  const near = found ? await findNear(caller, asked, found) : []
  const kits = found?.total === 0 ? await orNull(ask(caller, 'GET /api/kits')) : null
  return { asked, page, found, near, kits: kits?.list ?? [], popular: [] }
}
export type SearchPageData = Awaited<ReturnType<typeof findAll>>

const mostNear = 3

/** Where nothing was found: what the word they may have meant finds, or the same words without the filters. */
async function findNear(
  caller: ApiCaller,
  asked: SearchInput,
  { total, did_you_mean }: SearchAnswer,
): Promise<SearchHitData[]> {
  const isNarrowed = asked.kind !== undefined || countFilters(asked) > 0
  if (total > 0 || !(did_you_mean || isNarrowed)) return []

  const search = { q: did_you_mean ?? asked.q }
  const near = await orNull(ask(caller, 'GET /api/search', { query: { search } }))
  if (!near) return []
  return [...(near.best ? [near.best] : []), ...near.groups.flatMap(({ list }) => list)].slice(0, mostNear)
}
