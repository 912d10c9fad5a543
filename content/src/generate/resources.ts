import { itemQuality } from '@atrium/server/areas/item/index/index.score'
import { secondsOfWeek } from '@atrium/server/areas/item/index/index.write'
import type { Db } from '@atrium/server/platform/db/db'
import { fields } from '@atrium/server/search/fields'
import { analyserVersion } from '@atrium/server/search/terms'
import { sql } from 'kysely'
import { draws, needs, termsOfNeeds, termsOfTag, termsOfTypes, texts } from './texts.ts'

const tags = 60

/** Each step is one statement. The same count gives the same rows. */
export async function generateResources(db: Db, count: number): Promise<void> {
  await nameThings(db)
  await write(db, 'generated_text', texts())
  await write(
    db,
    'generated_needs',
    needs.map((needs) => ({ needs, terms: termsOfNeeds(needs) })),
  )
  await write(
    db,
    'generated_tag',
    Array.from({ length: tags + 1 }, (_, number) => ({ terms: termsOfTag(number) })),
  )
  await write(db, 'generated_type', termsOfTypes())
  await draw(db, count)
  await insertItems(db)
  await insertWhatTheyAreFiledUnder(db)
  await withoutIndex(db, 'item_term_terms', () => insertTerms(db))
  await insertSuggestions(db)
}

/** Twelve scenes, twenty industries and sixty tags, beside those that are there. */
async function nameThings(db: Db) {
  for (const [table, count] of [
    ['scene', 12],
    ['industry', 20],
    ['tag', tags],
  ] as const) {
    await sql`
      insert into ${sql.table(table)} (code, name)
      select 'generated-' || n, jsonb_build_object('zh-CN', '生成 ' || n, 'zh-TW', '產生 ' || n, 'en', 'Generated ' || n)
      from generate_series(1, ${count}::int) as n on conflict (code) do nothing`.execute(db)
  }
}

async function write(db: Db, table: string, rows: { terms: string[] }[]) {
  const parts = rows.map(({ terms, ...row }, index) => ({ number: index, row, terms }))
  await sql`
    create temporary table ${sql.table(table)} on commit drop as
    select number, "row", (select array_to_tsvector(coalesce(array_agg(value), '{}')) from jsonb_array_elements_text(terms)) as terms
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as given (number int, "row" jsonb, terms jsonb)`.execute(
    db,
  )
}

/** Downloads fall off as in life: few items have most of them. So do subjects, scenes, industries and tags. */
async function draw(db: Db, count: number) {
  await sql`select setseed(0.5)`.execute(db)
  await sql`
    create temporary table drawn on commit drop as
    with ids as (
      select array(select scene_id from scene where code like 'generated-%' order by 1) as scenes,
             array(select industry_id from industry where code like 'generated-%' order by 1) as industries
    )
    select n, nextval(pg_get_serial_sequence('item', 'item_id')) as item_id,
      (array['form', 'flow', 'login', 'document-template', 'document-style', 'schedule', 'portal'])[1 + n % 7] as type,
      case when n % 20 = 0 then 'in_review' else 'published' end as state,
      now() - n * interval '7 minutes' as published_at,
      (1000000 / n)::int as download_count,
      (case when n % 3 = 0 then 0 else 3 + (n % 21) / 10.0 end)::real as rating,
      case when n % 3 = 0 then 0 else n % 400 end as rating_count,
      random() < 0.1 as official,
      1 + floor(40 * power(random(), 2))::int as size,
      (floor(${draws.subjects} * power(random(), 2))::int * ${draws.deeds} + floor(${draws.deeds} * random())::int)
        * ${draws.houses} + floor(${draws.houses} * random())::int as text_number,
      floor(${needs.length} * random())::int as needs_number,
      scenes[1 + floor(12 * power(random(), 2))::int] as scene_id,
      industries[1 + floor(20 * power(random(), 2))::int] as industry_id,
      1 + floor(${tags} * power(random(), 3))::int as tag_number,
      'b' || n / 97 as batch
    from ids, generate_series(1, ${count}::int) as n`.execute(db)
  await sql`analyze drawn`.execute(db)
}

async function insertItems(db: Db) {
  await sql`
    insert into item (item_id, kind, type, category_id, title, summary, state, published_at, fits, download_count, rating,
      rating_count, official, size, quality, updated_at)
    overriding system value
    select item.item_id, 'resource', item.type, scene_id, text."row" -> 'title',
      jsonb_set(text."row" -> 'summary', '{en}', to_jsonb((text."row" -> 'summary' ->> 'en') || ' ' || batch || '.')),
      item.state, item.published_at, '10.1', download_count, rating, rating_count, official, size, ${itemQuality}, item.published_at
    from (select *, 'resource' as kind, 0 as view_count, published_at as updated_at from drawn) as item join generated_text as text on text.number = text_number
      left join resource on false left join resource_version as version on false
    order by item.item_id`.execute(db)
  await sql`
    insert into item_day (day, item_id, download_count, comment_count)
    select portal_day() - (item_id % 30)::int, item_id, 1 + download_count / 10, (item_id % 11)::int from drawn`.execute(
    db,
  )
}

async function insertWhatTheyAreFiledUnder(db: Db) {
  await sql`
    insert into resource (item_id, needs)
    select item_id, "row" -> 'needs' from drawn join generated_needs as needs on needs.number = needs_number order by item_id`.execute(
    db,
  )
  await sql`insert into resource_industry (item_id, industry_id) select item_id, industry_id from drawn`.execute(db)
  await sql`
    insert into resource_tag (item_id, tag_id)
    select item_id, tag_id from drawn join tag on code = 'generated-' || tag_number`.execute(db)
}

/** The same terms that publishing one would write, those of its tag, industry and type among them; a test compares them. */
async function insertTerms(db: Db) {
  await sql`
    insert into item_term (item_id, terms, analyser)
    select item_id, text.terms || needs.terms || generated_tag.terms || of_industry.terms || of_type.terms || array_to_tsvector(array[
      'kind:resource', 'type:' || type, 'scene:' || scene_id, 'industry:' || industry_id, 'tag:' || tag_id,
      'updated:' || floor(extract(epoch from published_at) / ${sql.lit(secondsOfWeek)})::int,
      case when official then 'source:official' else 'source:member' end,
      case when size <= 10 then 'size:small' when size <= 20 then 'size:medium' else 'size:large' end
    ]) || of_batch.terms, ${sql.lit(analyserVersion)}
    from drawn join generated_text as text on text.number = text_number
      join generated_needs as needs on needs.number = needs_number
      join generated_tag on generated_tag.number = tag_number
      join tag on tag.code = 'generated-' || tag_number
      join industry using (industry_id)
      join generated_tag as of_industry on industry.code = 'generated-' || of_industry.number
      join generated_type as of_type on of_type."row" ->> 'type' = type
      cross join lateral (
        select array_to_tsvector(array_agg(field || term)) as terms
        from unnest(array['b-' || substr(batch, 2), case when length(batch) > 2 then substr(batch, 2) else tag_number::text end])
          as term, unnest(${[fields.subject, fields.anchor, fields.anywhere]}::text[]) as field
      ) as of_batch
    where state = 'published' order by item_id`.execute(db)
}

async function insertSuggestions(db: Db) {
  await sql`
    insert into suggestion (item_id, language, text, folded, sound, initials)
    select item_id, name.* from drawn join generated_text as text on text.number = text_number,
      jsonb_to_recordset(text."row" -> 'names')
        as name (language text, text text, folded text, sound text, initials text)
    where state = 'published'`.execute(db)
}

/** Sorting all terms once is ten times faster than adding each row's to the index. */
async function withoutIndex(db: Db, index: string, fill: () => Promise<void>) {
  const { rows } = await sql<{ indexdef: string }>`select indexdef from pg_indexes where indexname = ${index}`.execute(
    db,
  )
  await sql`drop index ${sql.table(index)}`.execute(db)
  await fill()
  await sql.raw(rows[0]?.indexdef ?? '').execute(db)
}
