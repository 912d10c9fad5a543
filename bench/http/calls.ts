import { brotliDecompressSync } from 'node:zlib'
import { languages } from '@atrium/contract/languages'
import { resourceTypes } from '@atrium/contract/resource-types'
import { querySql } from '../../drill/portal.ts'
import type { BenchAddress } from './load.ts'

export const callNames = [
  'types',
  'list',
  'list-hot',
  'detail',
  'search-common',
  'search-rare',
  'page-kept',
  'page-drawn',
] as const
export type CallName = (typeof callNames)[number]

/** As the report names them. */
export const callTitles: Record<CallName, string> = {
  types: 'cheapest call (`/api/resources/types`)',
  list: 'list by type and industry, sorted, with total (17,640 addresses)',
  'list-hot': 'list, always the same address',
  detail: 'detail (up to 60,000 addresses)',
  'search-common': 'search for common words',
  'search-rare': 'search for rare words',
  'page-kept': 'home page, kept, in brotli',
  'page-drawn': 'list page, drawn for each request (2,660 addresses)',
}

/** What is asked of the portal. */
export interface BenchCall {
  addresses: BenchAddress[]
  clients: number
  encoding?: string
  networks?: number
  /** Whether the answer to the first address is what it should be. */
  isRight(body: Buffer): boolean
}

/** A list as any of the servers can be asked for it. */
export interface ListVariant {
  type: string
  industry_id: number
  size: number
  order: 'download_count' | 'published_at'
  language: string
}

export interface Catalogue {
  lists: ListVariant[]
  /** Of resources that have a version. */
  resource_ids: number[]
}

const sizes = Array.from({ length: 21 }, (_, index) => 10 + index)
const orders = ['download_count', 'published_at'] as const

/** So many different lists and details that an answer kept for a second is rarely of use. */
export async function readCatalogue(url: string): Promise<Catalogue> {
  const industries = await querySql(url, `select industry_id from industry where code like 'generated-%' order by 1`)
  const resources = await querySql(
    url,
    `select item_id from item join resource using (item_id)
    where kind = 'resource' and state = 'published' and slug is null and version_id is not null`,
  )
  const lists = resourceTypes.flatMap((type) =>
    industries.flatMap(({ industry_id }) =>
      sizes.flatMap((size) =>
        orders.flatMap((order) =>
          languages.map((language) => ({ type, industry_id: Number(industry_id), size, order, language })),
        ),
      ),
    ),
  )
  return { lists: shuffled(lists), resource_ids: resources.map(({ item_id }) => Number(item_id)) }
}

const common = ['请假', '申请', 'qingjia', 'qj', '报销审批', 'leave request', '请假 报销', '申']

export function benchCalls({ lists, resource_ids }: Catalogue): Record<CallName, BenchCall> {
  const listAddresses = lists.map(listAddress)
  return {
    types: {
      addresses: [visitor('/api/resources/types')],
      clients: 32,
      isRight: (body) => dataOf(body).list?.length === resourceTypes.length,
    },
    list: { addresses: listAddresses, clients: 32, isRight: hasRows },
    'list-hot': { addresses: listAddresses.slice(0, 1), clients: 32, isRight: hasRows },
    detail: {
      addresses: shuffled(
        resource_ids.flatMap((id) => languages.map((language) => ({ language, address: `/api/resources/${id}` }))),
      ),
      clients: 32,
      isRight: (body) => typeof dataOf(body).resource_id === 'number',
    },
    'search-common': { addresses: common.map(searchAddress), ...searching },
    'search-rare': {
      addresses: Array.from({ length: 100 }, (_, number) => searchAddress(`b${number}`)),
      ...searching,
    },
    'page-kept': { addresses: [visitor('/')], clients: 32, encoding: 'br', isRight: isPage },
    'page-drawn': {
      addresses: drawnPages(lists),
      clients: 8,
      encoding: 'br',
      isRight: isPage,
    },
  }
}

/** A network may search 600 times a minute. */
const searching = { clients: 16, networks: 20_000, isRight: (body: Buffer) => dataOf(body).total !== 0 }

function listAddress({ type, industry_id, size, order, language }: ListVariant): BenchAddress {
  const query = new URLSearchParams({
    search: JSON.stringify({ resource_type: type, industry_ids: [industry_id] }),
    order_by: JSON.stringify({ [order]: 'desc' }),
    size: String(size),
  })
  return { language, address: `/api/resources?${query}` }
}

/** Of two industries each, in both orders. */
function drawnPages(lists: ListVariant[]): BenchAddress[] {
  const industries = [...new Set(lists.map(({ industry_id }) => industry_id))]
  return shuffled(
    resourceTypes.flatMap((type) =>
      industries.flatMap((one) =>
        industries
          .filter((other) => other !== one)
          .map((other) => visitor(`/resource/${type}?industry=${one}&industry=${other}`)),
      ),
    ),
  )
}

function searchAddress(q: string): BenchAddress {
  return visitor(`/api/search?${new URLSearchParams({ search: JSON.stringify({ q }) })}`)
}

function visitor(address: string): BenchAddress {
  return { language: 'zh-CN', address }
}

interface CallData {
  list?: unknown[]
  total?: number
  resource_id?: number
}

function dataOf(body: Buffer): CallData {
  return JSON.parse(body.toString()).data
}

function hasRows(body: Buffer) {
  const { list = [], total = 0 } = dataOf(body)
  return list.length >= 10 && total >= list.length
}

function isPage(body: Buffer) {
  return brotliDecompressSync(body).toString().trimEnd().endsWith('</html>')
}

/** The same order in every run. */
function shuffled<Value>(values: Value[]): Value[] {
  let seed = 7_300
  return values
    .map((value) => {
      seed = (seed * 48_271) % 2_147_483_647
      return { value, at: seed }
    })
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value)
}
