import { z } from 'zod'
import { itemSummary, resourceType } from '../item/item.ts'
import { endpoint, id, instant, jsonText, listQuery, nothing, page } from '../kit.ts'
import { sha256 } from '../resource/package.ts'

const industry = z.object({ industry_id: id, industry_name: z.string() })
const demand = z.object({ demand_id: id, demand_name: z.string() })

export const listCaseFilters = endpoint({
  method: 'GET',
  path: '/api/{product}-cases/filters',
  access: { menu: 'case' },
  cache_seconds: 1,
  summary: 'Industries and demands by which the cases of a product can be chosen',
  params: z.object({ product: z.string().max(40) }),
  data: z.object({ industry: page(industry), demand: page(demand) }),
})

const ids = z.array(id).max(20)
const caseSearch = z.object({ industry_ids: ids.optional(), demand_ids: ids.optional() })

/** What a reader remembers: 'approval time', '6 days' before and '9 hours' now; or '31' and its unit, 'wards'. */
const figure = z.object({
  label: z.string().nullable(),
  before: z.string().nullable(),
  value: z.string(),
  unit: z.string().nullable(),
})

const caseSummary = itemSummary.omit({ item_id: true }).extend({
  case_id: id,
  /** As it may be called today: after the customer's consent has ended it is 'a maker of machines'. */
  customer: z.string(),
  industries: z.array(industry),
  demands: z.array(demand),
  /** The one that leads. */
  figure: figure.nullable(),
})

export const listCases = endpoint({
  method: 'GET',
  path: '/api/cases',
  access: { menu: 'case' },
  cache_seconds: 1,
  summary: 'Customer cases of any of the industries and any of the demands, newest first unless asked otherwise',
  query: listQuery(caseSearch, ['published_at', 'view_count']),
  data: page(caseSummary),
})

const total = z.number().int().nonnegative()

export const readCaseFacets = endpoint({
  method: 'GET',
  path: '/api/cases/facets',
  access: { menu: 'case' },
  cache_seconds: 1,
  summary: 'How many cases each industry and each demand would leave, beside what is chosen of the other',
  query: z.object({ search: jsonText(caseSearch).optional() }),
  data: z.object({
    industries: z.array(industry.extend({ total })),
    demands: z.array(demand.extend({ total })),
  }),
})

export const listCaseAddresses = endpoint({
  method: 'GET',
  path: '/api/cases/addresses',
  access: { menu: 'case' },
  cache_seconds: 1,
  summary: 'Published cases within a range of ids, for site maps',
  query: z.object({ from: id, to: id }).refine(({ from, to }) => to >= from && to - from < 10_000),
  data: z.object({ list: z.array(z.object({ case_id: id, updated_at: instant })) }),
})

/** Steps in their order; what stands in one step goes on at the same time. */
const way = z.object({ label: z.string(), steps: z.array(z.array(z.string()).min(1)).min(1) })

const usedResource = z.object({
  resource_id: id,
  resource_type: resourceType,
  title: z.string(),
  cover: z.string().nullable(),
  cover_seed: z.string(),
  /** The version the customer went live with. */
  version: z.string(),
  state: z.enum(['published', 'deprecated', 'withdrawn']),
  /** Whether the package of this version is in the kit. */
  in_kit: z.boolean(),
})

const one = z.object({ case_id: id })

export const readCase = endpoint({
  method: 'GET',
  path: '/api/cases/{case_id}',
  access: { menu: 'case' },
  cache_seconds: 1,
  summary: 'One case: what was hard, what was done, what came of it, and with which resources',
  params: one,
  data: caseSummary.extend({
    updated_at: instant,
    /** The title without the customer. */
    headline: z.string(),
    lead: z.string(),
    /** Whether the customer goes without its name. */
    anonymous: z.boolean(),
    scale: z.string().nullable(),
    product_version: z.string().nullable(),
    time_to_go_live: z.string().nullable(),
    products: z.array(z.object({ product_code: z.string(), product_name: z.string() })),
    figures: z.array(figure),
    challenge: z.array(z.string()),
    solution: z.array(z.string()),
    result: z.array(z.string()),
    process: z.object({ before: way, after: way }).nullable(),
    timeline: z.array(z.object({ moment: z.string(), event: z.string() })),
    quote: z.object({ text: z.string(), role: z.string() }).nullable(),
    resources: z.array(usedResource),
    articles: z.array(z.object({ article_id: id, title: z.string() })),
    /** Bytes of the packages in the kit; null where none of them may be given out. */
    kit_size: z.number().int().positive().nullable(),
  }),
})

/** A page was read: once a day for each person, and for each network of visitors. */
export const viewCase = endpoint({
  method: 'POST',
  path: '/api/cases/{case_id}/view',
  access: { menu: 'case' },
  summary: 'Says that a case was opened by a reader, for the order by readers',
  params: one,
  limit: { per_minute: 60 },
  data: nothing,
})

export const openCaseKit = endpoint({
  method: 'POST',
  path: '/api/cases/{case_id}/kit',
  access: { menu: 'case' },
  summary:
    'An address, good for a minute, of all packages of a case in one zip; a visitor may also GET this path and has the zip',
  params: one,
  limit: { per_minute: 60 },
  data: z.object({
    address: z.string(),
    file_name: z.string(),
    /** What is in it beside a README and a `kit.json` that says the same. */
    files: z.array(z.object({ path: z.string(), version: z.string(), size: z.number().int(), sha256 })),
  }),
})
