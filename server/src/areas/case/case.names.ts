import { demandCalls, industryCalls } from '@atrium/contract/case/management'
import { sql } from 'kysely'
import { defineNameList, type NameListOptions } from '../item/names/names.list.ts'

/** Cases and resources share the industries. */
export const industryNames: NameListOptions = {
  table: 'industry',
  filed: [
    (id) => sql`select item_id from case_industry where case_industry.industry_id = ${id}`,
    (id) => sql`select item_id from resource_industry where resource_industry.industry_id = ${id}`,
  ],
  async move(tx, from, into) {
    for (const table of ['case_industry', 'resource_industry'] as const) {
      await sql`
        insert into ${sql.table(table)} (item_id, industry_id)
        select item_id, ${into}::bigint from ${sql.table(table)} where industry_id = ${from}
        on conflict do nothing`.execute(tx)
    }
  },
}

export const demandNames: NameListOptions = {
  table: 'demand',
  filed: [(id) => sql`select item_id from case_demand where case_demand.demand_id = ${id}`],
  move: (tx, from, into) =>
    sql`
      insert into case_demand (item_id, demand_id)
      select item_id, ${into}::bigint from case_demand where demand_id = ${from} on conflict do nothing`.execute(tx),
}

export const industryList = defineNameList(industryCalls.list, industryNames)
export const demandList = defineNameList(demandCalls.list, demandNames)
