import type * as contract from '@atrium/contract/case/case'
import { textPerLanguage } from '@atrium/contract/resource/package'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { anyOf, type Facet, type TermChoice } from '../item/index/index.terms.ts'
import { indexItem, unindexItem } from '../item/index/index.write.ts'
import { isReadable, unlessAnonymous } from './case.service.ts'

export type CaseSearch = NonNullable<z.output<typeof contract.listCases.query>['search']>
type CaseFacetName = 'industry' | 'demand'

/** Any of the industries and any of the demands. */
export function choicesOf(search: CaseSearch): TermChoice[] {
  return Object.values(chosenFacets(search)).flat()
}

export function chosenFacets({ industry_ids, demand_ids }: CaseSearch): Record<CaseFacetName, TermChoice[]> {
  return { industry: anyOf('industry', industry_ids), demand: anyOf('demand', demand_ids) }
}

const filedSchema = z.object({
  title: textPerLanguage,
  tags: z.array(z.string()),
  summaries: z.array(z.string()),
  texts: z.array(z.string()),
  industry_ids: z.array(z.number()),
  demand_ids: z.array(z.number()),
})

/**
 * The search terms of a case in all languages: every publication or change calls this in the same transaction. Without
 * consent the customer's name is no search term either.
 */
export async function saveCaseTerms(db: Db, item_id: number): Promise<void> {
  const { rows } = await typedSql(filedSchema)`
    select ${unlessAnonymous('title', sql`item.title`)} as title, 
      array(select value from jsonb_each_text(${unlessAnonymous('summary', sql`item.summary`)})) as summaries, array(
        select value from jsonb_each_text(${unlessAnonymous('lead', sql`case_study.lead`)})
        union all select told.value from jsonb_array_elements(challenge || solution || result) as paragraph,
          jsonb_each_text(paragraph) as told
      ) as texts,
      array(
        select text.value from case_industry join industry using (industry_id), jsonb_each_text(industry.name) as text
        where case_industry.item_id = item.item_id
        union all select text.value from case_demand join demand using (demand_id), jsonb_each_text(demand.name) as text
        where case_demand.item_id = item.item_id
      ) as tags,
      array(select industry_id::int from case_industry where case_industry.item_id = item.item_id) as industry_ids,
      array(select demand_id::int from case_demand where case_demand.item_id = item.item_id) as demand_ids
    from item join case_study using (item_id)
    where item.item_id = ${item_id} and ${isReadable}`.execute(db)

  if (!rows[0]) return unindexItem(db, item_id)
  const { title, tags, summaries, texts, industry_ids, demand_ids } = rows[0]
  const facets: Facet[] = [
    'kind:case',
    ...industry_ids.map((id) => `industry:${id}` as const),
    ...demand_ids.map((id) => `demand:${id}` as const),
  ]
  await indexItem(db, item_id, { title, tags, summaries, texts, facets })
}
