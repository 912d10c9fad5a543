import type { Db } from '@atrium/server/platform/db/db'
import { cases, demands, industries } from '../data/cases.ts'
import { saveItem } from './item.ts'
import { idOf, saveNames } from './name.ts'

/** After the downloads: a case names a product. */
export async function loadCases(db: Db) {
  const industryIds = await saveNames(db, 'industry', industries)
  const demandIds = await saveNames(db, 'demand', demands)
  const products = await db.selectFrom('product').select(['code', 'product_id']).execute()
  const productIds = new Map(products.map(({ code, product_id }) => [code, product_id]))

  for (const { slug, title, summary, days_ago, ...story } of cases) {
    const category_id = idOf(productIds, story.product)
    const item_id = await saveItem(db, { kind: 'case', slug, title, summary, days_ago, category_id })
    const values = { customer: JSON.stringify(story.customer), figures: JSON.stringify(story.figures) }
    await db
      .insertInto('case_study')
      .values({ item_id, ...values })
      .onConflict((conflict) => conflict.column('item_id').doUpdateSet(values))
      .execute()

    await db.deleteFrom('case_industry').where('item_id', '=', item_id).execute()
    await db
      .insertInto('case_industry')
      .values(story.industries.map((code) => ({ item_id, industry_id: idOf(industryIds, code) })))
      .execute()
    await db.deleteFrom('case_demand').where('item_id', '=', item_id).execute()
    await db
      .insertInto('case_demand')
      .values(story.demands.map((code) => ({ item_id, demand_id: idOf(demandIds, code) })))
      .execute()
  }
}
