import { buildTermBits } from '@atrium/server/areas/item/index/index.term-bits'
import type { Db } from '@atrium/server/platform/db/db'
import { analyserVersion } from '@atrium/server/search/terms'
import { sql } from 'kysely'
import { generateResources } from './generate/resources.ts'

/**
 * Rows for load: `count` resources with scenes, industries, tags and needs, a fifth as many articles, a hundredth as many
 * cases, made inside the database; then what lists need to find and count them.
 */
export async function generate(db: Db, count: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await generateResources(tx, count)
    await generateArticles(tx, Math.ceil(count / 5))
    await generateCases(tx, Math.ceil(count / 100))
  })
  for (const table of ['item', 'item_day', 'item_term', 'suggestion', 'resource', 'case_industry', 'case_demand']) {
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
  }
  await buildTermBits(db)
  // Autovacuum would do it within a minute.
  for (const table of ['item_count', 'item_term_change', 'term_bits', 'item_order']) {
    await sql`vacuum ${sql.table(table)}`.execute(db)
  }
}

/** About the same things as the resources, so that words find both. */
async function generateArticles(db: Db, count: number) {
  await sql`
    with types as (select array_agg(knowledge_type_id) as ids from knowledge_type), made as (
      insert into item (kind, category_id, title, summary, state, published_at, view_count)
      select 'article', ids[1 + n % cardinality(ids)], text."row" -> 'title', text."row" -> 'summary', 'published',
        now() - n * interval '11 minutes', n % 4999
      from types, generate_series(1, ${count}::int) as n
        join generated_text as text on text.number = n % (select count(*) from generated_text)
      where ids is not null
      returning item_id, category_id, title, summary
    )
    insert into item_term (item_id, terms, analyser)
    select item_id, terms || array_to_tsvector(array['kind:article', 'knowledge:' || category_id]), ${analyserVersion}
    from made join generated_text as text on text."row" -> 'title' = title and text."row" -> 'summary' = summary`.execute(
    db,
  )
}

async function generateCases(db: Db, count: number) {
  await sql`
    with made as (
      insert into item (kind, title, summary, state, published_at, view_count)
      select 'case', jsonb_build_object('zh-CN', '生成的案例 ' || n, 'en', 'Generated case ' || n),
        jsonb_build_object('zh-CN', '用于压力测试。', 'en', 'For a load test.'), 'published', now() - n * interval '3 hours',
        n % 997
      from generate_series(1, ${count}::int) as n
      returning item_id, title
    ), told as (
      insert into case_study (item_id, customer) select item_id, title from made returning item_id
    ), industries as (select array_agg(industry_id) as ids from industry),
    demands as (select array_agg(demand_id) as ids from demand),
    filed as (
      select item_id, industries.ids[1 + item_id % cardinality(industries.ids)] as industry_id,
        demands.ids[1 + item_id % cardinality(demands.ids)] as demand_id
      from told, industries, demands
    ), by_industry as (
      insert into case_industry (item_id, industry_id)
      select item_id, industry_id from filed where industry_id is not null
    ), by_demand as (
      insert into case_demand (item_id, demand_id) select item_id, demand_id from filed where demand_id is not null
    )
    insert into item_term (item_id, terms, analyser)
    select item_id, array_to_tsvector(array_remove(
      array['kind:case', 'industry:' || industry_id, 'demand:' || demand_id], null)), ${analyserVersion} from filed`.execute(
    db,
  )
}

if (import.meta.main) {
  const { readConfig } = await import('@atrium/server/config')
  const { ownerUrl } = await import('@atrium/server/platform/db/migrate')
  const { openPlatform, closePlatform } = await import('@atrium/server/platform')
  const { wiring } = await import('@atrium/server/wiring')
  // A million rows take longer than any page may wait.
  const config = readConfig(process.env)
  const settings = { DATABASE_URL: ownerUrl(config), DATABASE_STATEMENT_TIMEOUT: 3_600_000 }
  const platform = await openPlatform({ ...config, ...settings }, wiring)

  await generate(platform.db, Number(process.argv[2] ?? 50_000))
  await closePlatform(platform)
}
