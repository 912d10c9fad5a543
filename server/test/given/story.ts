import type { CaseStory } from '@atrium/contract/case/management'
import { sql } from 'kysely'
import type { Db } from '../../src/platform/db/db.ts'

const text = (simplified: string) => ({ 'zh-CN': simplified })

/** What a form sends: a case with a product, an industry and a demand of its own. */
export async function givenStory(db: Db, fixture: Partial<CaseStory> = {}): Promise<CaseStory> {
  const { rows } = await sql<{ product_id: number; industry_id: number; demand_id: number }>`
    with product as (
      insert into product (code, name, description, icon)
      values ('p' || floor(random() * 1e9)::int, '{"zh-CN": "协同"}', '{}', 'suite') returning product_id
    ), industry as (insert into industry (name) values ('{"zh-CN": "医疗"}') returning industry_id
    ), demand as (insert into demand (name) values ('{"zh-CN": "合同管理"}') returning demand_id
    )
    select * from product, industry, demand`.execute(db)
  const { product_id = 0, industry_id = 0, demand_id = 0 } = rows[0] ?? {}
  return {
    title: text('某院：排班不再靠群里喊'),
    summary: text('三十一个科室一张班表。'),
    customer: text('某院'),
    headline: text('排班不再靠群里喊'),
    lead: text('某院有三十一个科室。'),
    product_ids: [product_id],
    industry_ids: [industry_id],
    demand_ids: [demand_id],
    scale: null,
    product_version: '10.1',
    time_to_go_live: text('六周'),
    figures: [{ value: text('31'), unit: text('个科室') }],
    challenge: [text('换班靠电话。')],
    solution: [text('一张班表。')],
    result: [text('少了一半电话。')],
    process: {
      before: { label: text('以前'), steps: [[text('电话')]] },
      after: { label: text('现在'), steps: [[text('提交'), text('通知')], [text('确认')]] },
    },
    timeline: [{ moment: text('第一周'), event: text('试点') }],
    quote: { text: text('终于不用喊了。'), role: text('护士长') },
    resources: [],
    article_ids: [],
    consent_until: null,
    anonymous: null,
    ...fixture,
  }
}
