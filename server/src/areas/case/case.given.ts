import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { givenItem } from '../item/item.given.ts'
import { saveCaseTerms } from './case.terms.ts'

const idRow = z.object({ id: z.number() })

interface GivenCase {
  title: Record<string, string>
  days_ago: number
  state: string
  view_count: number
  customer: Record<string, string>
  industry_ids: number[]
  demand_ids: number[]
  /** Days from today on which the customer may still be named; 0 is today, -1 was the last. */
  consent_days: number
  anonymous: Record<'customer' | 'title' | 'summary' | 'lead', Record<string, string>>
  version_ids: number[]
  /** Any other column of `case_study`, as it is kept. */
  story: Record<string, unknown>
}

const plainStory = {
  headline: { 'zh-CN': '让合同不再排队', en: 'Contracts stop queueing' },
  lead: { 'zh-CN': '某厂有四十二家子公司。', en: 'Some Works has forty-two subsidiaries.' },
  figures: [
    { label: { 'zh-CN': '审批时长' }, before: { 'zh-CN': '6 天' }, value: { 'zh-CN': '9 小时', en: '9 hours' } },
    { value: { 'zh-CN': '31' }, unit: { 'zh-CN': '个科室' } },
  ],
}

/** A published case with unlimited consent, unless the test says otherwise. */
export async function givenCase(db: Db, fixture: Partial<GivenCase> = {}): Promise<number> {
  const { industry_ids = [], demand_ids = [], version_ids = [], consent_days = null, anonymous = null } = fixture
  const title = fixture.title ?? { 'zh-CN': '某厂：让合同不再排队', en: 'Some Works: contracts stop queueing' }
  const { item_id } = await givenItem(db, { ...fixture, kind: 'case', title })
  await sql`update item set view_count = ${fixture.view_count ?? 0} where item_id = ${item_id}`.execute(db)

  const story = Object.entries({
    customer: fixture.customer ?? { 'zh-CN': '某厂', en: 'Some Works' },
    ...plainStory,
    ...fixture.story,
  }).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)])
  await db
    .insertInto('case_study')
    .values({
      item_id,
      customer: '{}',
      ...Object.fromEntries(story),
      anonymous: anonymous && JSON.stringify(anonymous),
      // By the calendar that ends a day first.
      consent_until:
        consent_days === null
          ? null
          : sql`(now() at time zone 'UTC' + interval '14 hours')::date + ${consent_days}::int`,
    })
    .execute()
  await sql`insert into case_industry (item_id, industry_id)
    select ${item_id}, unnest(${industry_ids}::bigint[])`.execute(db)
  await sql`insert into case_demand (item_id, demand_id) select ${item_id}, unnest(${demand_ids}::bigint[])`.execute(db)
  await sql`insert into case_resource (item_id, version_id, position)
    select ${item_id}, version_id, place from unnest(${version_ids}::bigint[]) with ordinality as used (version_id, place)`.execute(
    db,
  )
  await saveCaseTerms(db, item_id)
  return item_id
}

export async function givenName(db: Db, table: 'industry' | 'demand', name: string): Promise<number> {
  const { rows } = await typedSql(idRow)`
    insert into ${sql.table(table)} (code, name) values (${name}, jsonb_build_object('zh-CN', ${name}::text))
    returning ${sql.ref(`${table}_id`)} as id`.execute(db)
  return rows[0]?.id ?? 0
}
