import { listManagedCases } from '@atrium/contract/case/management'
import type { Language } from '@atrium/contract/languages'
import { sql } from 'kysely'
import { defineList } from '../../platform/list/list.ts'
import { inAnyLanguage } from '../../platform/list/words.ts'

/** With the customer's name, also where it is no longer public. */
const title = sql`coalesce(case_study.named -> 'title', item.title)`

function namesOf(table: 'industry' | 'demand', language: Language) {
  const key = sql.ref(`${table}_id`)
  return sql`(select coalesce(string_agg(in_language(name, ${language}), '、' order by position, ${key}), '')
    from ${sql.table(`case_${table}`)} as filed join ${sql.table(table)} using (${key})
    where filed.item_id = item.item_id)`
}

/** There are as many cases as staff wrote: what has no index of its own is looked for among them alone. */
export const caseList = defineList(listManagedCases, {
  columns: ({ language }) => sql`
    item.item_id as case_id, coalesce(in_language(${title}, ${language}), '') as title,
    coalesce(in_language(case_study.customer, ${language}), '') as customer,
    ${namesOf('industry', language)} as industries, ${namesOf('demand', language)} as demands,
    item.state, consent_until::text as consent_until, consent_has_ended(consent_until) as consent_ended,
    item.view_count::int as read_count, item.published_at, item.updated_at`,
  from: () => sql`item join case_study using (item_id)`,
  where: ({ keyword, state, industry_id, demand_id, consent }) => [
    sql`item.kind = 'case'`,
    state !== undefined && sql`item.state = ${state}`,
    industry_id !== undefined &&
      sql`exists (select from case_industry as filed where filed.item_id = item.item_id and industry_id = ${industry_id})`,
    demand_id !== undefined &&
      sql`exists (select from case_demand as filed where filed.item_id = item.item_id and demand_id = ${demand_id})`,
    consent === 'ended' && sql`consent_has_ended(consent_until)`,
    consent === 'ending' && sql`(consent_until < portal_day() + 30 and not consent_has_ended(consent_until))`,
    keyword ? sql`(${inAnyLanguage(title, keyword)} or ${inAnyLanguage(sql`case_study.customer`, keyword)})` : null,
  ],
  orders: {
    title: sql`coalesce(in_language(${title}, 'zh-CN'), '')`,
    customer: sql`coalesce(in_language(case_study.customer, 'zh-CN'), '')`,
    state: sql`item.state`,
    updated_at: sql`item.updated_at`,
    published_at: sql`item.published_at`,
    read_count: sql`item.view_count`,
    consent_until: sql`consent_until`,
  },
  compared: {
    title: ({ language }) => sql`in_language(${title}, ${language})`,
    customer: ({ language }) => sql`in_language(case_study.customer, ${language})`,
  },
  sparse: ['published_at', 'consent_until'],
  first: { updated_at: 'desc' },
  tie: sql`item.item_id`,
})
