import { endConsents } from '@atrium/server/areas/case/case.consent'
import { saveCaseTerms } from '@atrium/server/areas/case/case.terms'
import type { Db } from '@atrium/server/platform/db/db'
import { sql } from 'kysely'
import { cases, demands, industries } from '../data/cases.ts'
import type { DemoCase } from '../kinds.ts'
import { saveItem } from './item.ts'
import { idOf, saveNames } from './name.ts'

/** After resources, articles and downloads: a case names some of each. */
export async function loadCases(db: Db) {
  const ids = {
    industries: await saveNames(db, 'industry', industries),
    demands: await saveNames(db, 'demand', demands),
    products: await productIds(db),
    articles: await articleIds(db),
  }
  for (const story of cases) {
    const { slug, title, summary, days_ago, read_count: view_count } = story
    const category_id = idOf(ids.products, story.product)
    const item_id = await saveItem(db, { kind: 'case', slug, title, summary, days_ago, category_id, view_count })
    await saveStory(db, item_id, story)

    const filed = {
      case_industry: story.industries.map((code) => ({ industry_id: idOf(ids.industries, code) })),
      case_demand: story.demands.map((code) => ({ demand_id: idOf(ids.demands, code) })),
      case_product: story.products.map((code, position) => ({ product_id: idOf(ids.products, code), position })),
      case_article: story.articles.map((slug, position) => ({ article_id: idOf(ids.articles, slug), position })),
    }
    for (const [table, rows] of Object.entries(filed)) {
      await sql`delete from ${sql.table(table)} where item_id = ${item_id}`.execute(db)
      await sql`insert into ${sql.table(table)}
        select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(
          rows.map((row) => ({ item_id, position: 0, ...row })),
        )})`.execute(db)
    }
    await saveUsed(db, item_id, story.resources)
    await saveCaseTerms(db, item_id)
  }
  await endConsents(db)
}

async function saveStory(db: Db, item_id: number, story: DemoCase) {
  const { customer, headline, lead, scale, product_version, time_to_go_live, figures, consent_days, anonymous } = story
  const { challenge, solution, result, process, timeline, quote } = story
  const asLists = ({ label, steps }: DemoCase['process']['before']) => ({
    label,
    steps: steps.map((step) => [step].flat()),
  })
  const storyTexts = {
    customer,
    headline,
    lead,
    scale,
    time_to_go_live,
    figures,
    challenge,
    solution,
    result,
    timeline,
    quote,
    process: { before: asLists(process.before), after: asLists(process.after) },
  }
  const values = {
    ...(Object.fromEntries(Object.entries(storyTexts).map(([name, value]) => [name, JSON.stringify(value)])) as Record<
      keyof typeof storyTexts,
      string
    >),
    product_version,
    consent_until: consent_days === undefined ? null : sql<string>`current_date + ${consent_days}::int`,
    anonymous: anonymous ? JSON.stringify(anonymous) : null,
    // The item has its own texts again; whether it may keep them is decided at the end.
    named: null,
  }
  await db
    .insertInto('case_study')
    .values({ item_id, ...values })
    .onConflict((conflict) => conflict.column('item_id').doUpdateSet(values))
    .execute()
}

async function productIds(db: Db) {
  const products = await db.selectFrom('product').select(['code', 'product_id']).execute()
  return new Map(products.map(({ code, product_id }) => [code, product_id]))
}

async function articleIds(db: Db) {
  const articles = await db.selectFrom('item').select(['slug', 'item_id']).where('kind', '=', 'article').execute()
  return new Map(articles.map(({ slug, item_id }) => [slug ?? '', item_id]))
}

/** The exact versions a case used: 'hetong-7@3.1.0', or 'hetong-7' in its newest one. */
async function saveUsed(db: Db, item_id: number, used: string[]) {
  await db.deleteFrom('case_resource').where('item_id', '=', item_id).execute()
  for (const [position, name] of used.entries()) {
    const [slug = '', number = null] = name.split('@')
    const { numAffectedRows } = await sql`
      insert into case_resource (item_id, version_id, position)
      select ${item_id}, version.version_id, ${position}
      from item join resource using (item_id) join resource_version as version on version.item_id = item.item_id
      where item.slug = ${slug} and version.published_at is not null
        and case when ${number}::text is null then version.version_id = resource.version_id
          else version.version = ${number} end`.execute(db)
    if (numAffectedRows !== 1n) throw new Error(`A case uses '${name}', which is not there`)
  }
}
