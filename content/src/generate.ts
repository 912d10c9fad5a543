import type { Db } from '@atrium/server/platform/db/db'
import { sql } from 'kysely'

/** Rows for load: `count` resources, a fifth as many articles, a hundredth as many cases, made inside the database. */
export async function generate(db: Db, count: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await generateResources(tx, count)
    await generateArticles(tx, Math.ceil(count / 5))
    await generateCases(tx, Math.ceil(count / 100))
  })
  for (const table of ['item', 'item_day', 'case_industry', 'case_demand']) {
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
  }
}

/** Downloads fall off as in life: few items have most of them. A tenth happened in the last thirty days. */
async function generateResources(db: Db, count: number) {
  await sql`
    with made as (
      insert into item (kind, type, title, summary, state, published_at, fits, download_count, rating, rating_count)
      select 'resource',
        (array['form', 'flow', 'login', 'document-template', 'document-style', 'schedule', 'portal'])[1 + n % 7],
        jsonb_build_object('zh-CN', '生成的资源 ' || n, 'zh-TW', '產生的資源 ' || n, 'en', 'Generated resource ' || n),
        jsonb_build_object('zh-CN', '用于压力测试的第 ' || n || ' 份资源。', 'en', 'Resource ' || n || ' of a load test.'),
        case when n % 20 = 0 then 'in_review' else 'published' end, now() - n * interval '7 minutes', '10.1',
        (1000000 / n)::int, case when n % 3 = 0 then 0 else 3 + (n % 21) / 10.0 end, case when n % 3 = 0 then 0 else n % 400 end
      from generate_series(1, ${count}::int) as n
      returning item_id, download_count
    )
    insert into item_day (day, item_id, download_count, comment_count)
    select current_date - (item_id % 30)::int, item_id, 1 + download_count / 10, (item_id % 11)::int from made`.execute(
    db,
  )
}

async function generateArticles(db: Db, count: number) {
  await sql`
    with types as (select array_agg(knowledge_type_id) as ids from knowledge_type)
    insert into item (kind, category_id, title, summary, state, published_at)
    select 'article', ids[1 + n % cardinality(ids)],
      jsonb_build_object('zh-CN', '生成的文章 ' || n, 'en', 'Generated article ' || n),
      jsonb_build_object('zh-CN', '用于压力测试。', 'en', 'For a load test.'), 'published', now() - n * interval '11 minutes'
    from types, generate_series(1, ${count}::int) as n where ids is not null`.execute(db)
}

async function generateCases(db: Db, count: number) {
  await sql`
    with made as (
      insert into item (kind, title, summary, state, published_at)
      select 'case', jsonb_build_object('zh-CN', '生成的案例 ' || n, 'en', 'Generated case ' || n),
        jsonb_build_object('zh-CN', '用于压力测试。', 'en', 'For a load test.'), 'published', now() - n * interval '3 hours'
      from generate_series(1, ${count}::int) as n
      returning item_id, title
    ), told as (
      insert into case_study (item_id, customer) select item_id, title from made returning item_id
    ), industries as (select array_agg(industry_id) as ids from industry),
    demands as (select array_agg(demand_id) as ids from demand),
    filed as (
      insert into case_industry (item_id, industry_id)
      select item_id, ids[1 + item_id % cardinality(ids)] from told, industries where ids is not null
    )
    insert into case_demand (item_id, demand_id)
    select item_id, ids[1 + item_id % cardinality(ids)] from told, demands where ids is not null`.execute(db)
}

if (import.meta.main) {
  const { readConfig } = await import('@atrium/server/config')
  const { openPlatform, closePlatform } = await import('@atrium/server/platform')
  // A million rows take longer than any page may wait.
  const config = { ...readConfig(process.env), DATABASE_STATEMENT_TIMEOUT: 3_600_000 }
  const platform = await openPlatform(config)

  await generate(platform.db, Number(process.argv[2] ?? 50_000))
  await closePlatform(platform)
}
