import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import {
  asPage,
  chosenItems,
  type ItemCard,
  type ItemFilter,
  type ItemOrder,
  itemCard,
  itemOrder,
  itemTotal,
} from '../item/item.service.ts'

interface Industry {
  industry_id: number
  industry_name: string
}

interface Demand {
  demand_id: number
  demand_name: string
}

/** `products` are the codes of the environment; suites entered in the portal count as well. */
export async function listCaseFilters(db: Db, { language }: Viewer, product: string, products: readonly string[]) {
  if (!products.includes(product) && !(await isSuite(db, product))) throw new Failure('not_found')

  const { rows: industries } = await sql<Industry>`
    select industry_id, in_language(name, ${language}) as industry_name
    from industry order by position, industry_id`.execute(db)
  const { rows: demands } = await sql<Demand>`
    select demand_id, in_language(name, ${language}) as demand_name
    from demand order by position, demand_id`.execute(db)

  return {
    industry: { list: industries, total: industries.length },
    demand: { list: demands, total: demands.length },
  }
}

async function isSuite(db: Db, code: string) {
  const { rows } = await sql`select from product where code = ${code} and suite_id is null`.execute(db)
  return rows.length === 1
}

interface CaseSummary extends ItemCard {
  case_id: number
  customer: string
  industries: Industry[]
  demands: Demand[]
  figure: { before: string | null; value: string; label: string | null } | null
}

interface Search {
  industry_ids?: number[] | undefined
  demand_ids?: number[] | undefined
}

type Query = ItemOrder & { search?: Search | undefined }

const filter: ItemFilter = { kind: 'case' }

export async function listCases(db: Db, { language }: Viewer, query: Query) {
  const search = query.search ?? {}
  const filtered = Boolean(search.industry_ids?.length || search.demand_ids?.length)
  const chosen = filtered ? chosenCases(search, query) : chosenItems(filter, query)
  const total = filtered ? matchingTotal(search) : itemTotal(filter)

  const { rows } = await sql<CaseSummary & { total: number }>`
    select item.item_id as case_id, ${itemCard(language)}, in_language(customer, ${language}) as customer,
      (select jsonb_build_object(
         'before', in_language(figures -> 0 -> 'before', ${language}),
         'value', in_language(figures -> 0 -> 'value', ${language}),
         'label', in_language(figures -> 0 -> 'label', ${language})) where figures <> '[]') as figure,
      coalesce((select jsonb_agg(jsonb_build_object('industry_id', industry_id, 'industry_name',
           in_language(name, ${language})) order by position, industry_id)
         from case_industry join industry using (industry_id) where case_industry.item_id = item.item_id), '[]') as industries,
      coalesce((select jsonb_agg(jsonb_build_object('demand_id', demand_id, 'demand_name',
           in_language(name, ${language})) order by position, demand_id)
         from case_demand join demand using (demand_id) where case_demand.item_id = item.item_id), '[]') as demands,
      ${total} as total
    from ${chosen} join item using (item_id) join case_study using (item_id)
    order by ${itemOrder(query)}`.execute(db)

  return asPage(db, rows, total)
}

function chosenCases(search: Search, query: ItemOrder) {
  return sql`(
    select item.item_id from ${matching(search)}
    order by ${itemOrder(query)} limit ${query.size} offset ${(query.page - 1) * query.size}
  ) as chosen`
}

/** Choices can be combined freely, so no counter knows this total; it never counts further than pages reach. */
function matchingTotal(search: Search) {
  return sql<number>`(select count(*) from (select from ${matching(search)} limit 10000) as counted)`
}

/** Any of the industries and any of the demands: from the join tables to the few cases they name. */
function matching({ industry_ids = [], demand_ids = [] }: Search) {
  const choices = [
    ...(industry_ids.length > 0
      ? [sql`select item_id from case_industry where industry_id = any (${industry_ids}::bigint[])`]
      : []),
    ...(demand_ids.length > 0
      ? [sql`select item_id from case_demand where demand_id = any (${demand_ids}::bigint[])`]
      : []),
  ]
  return sql`(${sql.join(choices, sql` intersect `)}) as matched
    join item on item.item_id = matched.item_id and item.state = 'published' and item.kind = 'case'`
}
