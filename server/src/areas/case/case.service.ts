import type { Language } from '@atrium/contract/languages'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { itemCardSchema, shownAs } from '../item/item.service.ts'

export const industryNameSchema = z.object({ industry_id: z.number(), industry_name: z.string() })
export type IndustryName = z.output<typeof industryNameSchema>

export const demandNameSchema = z.object({ demand_id: z.number(), demand_name: z.string() })
export type DemandName = z.output<typeof demandNameSchema>

const figureSchema = z.object({
  label: z.string().nullable(),
  before: z.string().nullable(),
  value: z.string(),
  unit: z.string().nullable(),
})

/** What a list draws of one case. */
export const caseSummarySchema = itemCardSchema.extend({
  case_id: z.number(),
  customer: z.string(),
  industries: z.array(industryNameSchema),
  demands: z.array(demandNameSchema),
  figure: figureSchema.nullable(),
})
export type CaseSummary = z.output<typeof caseSummarySchema>

/** The consent has ended, and the case has a wording without the name. True from the first moment, before any job ran. */
export const isAnonymous: RawBuilder<boolean> = sql`
  (consent_has_ended(case_study.consent_until) and case_study.anonymous is not null)`

/** Of an item with its case: publicly readable today. */
export const isReadable: RawBuilder<boolean> = sql`
  item.kind = 'case' and item.state = 'published'
  and (case_study.anonymous is not null or not consent_has_ended(case_study.consent_until))`

/** A text that may name the customer, or else its other wording. */
export function unlessAnonymous(name: string, text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when ${isAnonymous} then case_study.anonymous -> ${name}::text else ${text} end`
}

/** Of an item with its case. Cover and cover seed must not reveal an anonymous customer. */
export function caseCard(language: Language): RawBuilder<unknown> {
  const words = (text: RawBuilder<unknown>) => sql`coalesce(in_language(${text}, ${language}), '')`

  return sql`
    item.item_id as case_id, item.official, item.published_at,
    ${words(unlessAnonymous('title', sql`item.title`))} as title,
    ${words(unlessAnonymous('summary', sql`item.summary`))} as summary,
    ${shownAs(unlessAnonymous('title', sql`item.title`), language)},
    ${words(unlessAnonymous('customer', sql`case_study.customer`))} as customer,
    case when not ${isAnonymous} then item.cover end as cover,
    coalesce(case when not ${isAnonymous} then item.slug end, item.item_id::text) as cover_seed,
    (select jsonb_build_object(
      'label', in_language(top -> 'label', ${language}), 'before', in_language(top -> 'before', ${language}),
      'value', ${words(sql`top -> 'value'`)}, 'unit', in_language(top -> 'unit', ${language}))
      from (select case_study.figures -> 0 as top) as figure where top is not null) as figure,
    coalesce((select jsonb_agg(jsonb_build_object('industry_id', industry_id, 'industry_name', ${words(sql`name`)})
        order by position, industry_id)
      from case_industry join industry using (industry_id) where case_industry.item_id = item.item_id), '[]') as industries,
    coalesce((select jsonb_agg(jsonb_build_object('demand_id', demand_id, 'demand_name', ${words(sql`name`)})
        order by position, demand_id)
      from case_demand join demand using (demand_id) where case_demand.item_id = item.item_id), '[]') as demands`
}
