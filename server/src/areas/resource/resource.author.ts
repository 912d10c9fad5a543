import type { Language } from '@atrium/contract/languages'
import { listAuthorWorks as worksContract } from '@atrium/contract/resource/author'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { totalRow, typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Platform } from '../../platform.ts'

/** Beyond these an author's figures stop growing, so that asking for them costs the same for everybody. */
const countedAtMost = 10_000
const keptFor = 60_000

const authorFiguresSchema = z.object({
  resource_count: z.number(),
  app_count: z.number(),
  article_count: z.number(),
  download_count: z.number(),
  rating: z.number().nullable(),
  rating_count: z.number(),
  /** Of their first publication; null for a person who published nothing. */
  since: z.string().nullable(),
})
type AuthorFigures = z.output<typeof authorFiguresSchema>

/**
 * What a person has published, as `item_id` and `published_at`: their resources and apps, articles of their own, and articles
 * with an accepted correction of theirs. What staff write for the vendor names no person.
 */
function worksOf(user_id: RawBuilder<unknown> | number): RawBuilder<unknown> {
  const isOwn = sql`item.owner_id = ${user_id} and (item.kind in ('resource', 'app') or item.kind = 'article' and not item.official)`
  return sql`(
    select item_id, published_at from item where ${isOwn} and state = 'published'
    union all
    select item_id, min(revision.published_at) from article_revision as revision join item using (item_id)
    where revision.author_id = ${user_id} and revision.proposal and revision.state = 'published'
      and item.state = 'published' and (${isOwn}) is not true
    group by item_id)`
}

/** Many pages name the same author: counted once a minute. */
export function authorFigures({ db, cache }: Pick<Platform, 'db' | 'cache'>, user_id: number): Promise<AuthorFigures> {
  return cache.remember(`resource:author:${user_id}`, keptFor, async () => {
    const { rows } = await typedSql(authorFiguresSchema)`
      select count(*) filter (where kind = 'resource') as resource_count, count(*) filter (where kind = 'app') as app_count,
        count(*) filter (where kind = 'article') as article_count,
        coalesce(sum(download_count) filter (where kind = 'resource'), 0) as download_count,
        round((sum(rating * rating_count) filter (where kind <> 'article')
          / nullif(sum(rating_count) filter (where kind <> 'article'), 0))::numeric, 1) as rating,
        coalesce(sum(rating_count) filter (where kind <> 'article'), 0) as rating_count,
        min(work.published_at) as since
      from (select * from ${worksOf(user_id)} as published limit ${countedAtMost}) as work join item using (item_id)`.execute(
      db,
    )
    return rows[0] as AuthorFigures
  })
}

const profileRow = z.object({
  name: z.string(),
  photo_url: z.string().nullable(),
  introduction: z.string(),
  company_name: z.string().nullable(),
})

/** Only authors with publications have a page, so that it does not reveal which accounts exist. */
export async function readAuthor({ db, cache }: Pick<Platform, 'db' | 'cache'>, user_id: number) {
  const { rows } = await typedSql(profileRow)`
    select user_name as name, photo_url, introduction, case when shows_company then company_name end as company_name
    from account where user_id = ${user_id} and state <> 'erased'`.execute(db)
  const { since, ...figures } = await authorFigures({ db, cache }, user_id)
  if (!rows[0] || since === null) throw new Failure('not_found')
  return { user_id, ...rows[0], since, ...figures }
}

interface WorksQuery {
  search?: { kind?: 'resource' | 'app' | 'article' | undefined } | undefined
  page: number
  size: number
}

export async function listAuthorWorks(
  { db, cache }: Pick<Platform, 'db' | 'cache'>,
  language: Language,
  user_id: number,
  { search, page, size }: WorksQuery,
) {
  await readAuthor({ db, cache }, user_id)
  const kind = search?.kind ?? null
  const works = sql`${worksOf(user_id)} as work join item using (item_id)
    where ${kind}::text is null or item.kind = ${kind}`
  const { rows: list } = await typedSql(worksContract.data.shape.list.element)`
    select item_id, kind, nullif(type, '') as resource_type, coalesce(in_language(title, ${language}), '') as title,
      coalesce(in_language(summary, ${language}), '') as summary, cover, coalesce(slug, item_id::text) as cover_seed,
      work.published_at
    from ${works} order by work.published_at desc, item_id desc limit ${size} offset ${(page - 1) * size}`.execute(db)
  const { rows } = await typedSql(totalRow)`select count(*) as total from ${works}`.execute(db)
  return { list, total: rows[0]?.total ?? 0 }
}

const addressRow = z.object({ user_id: z.number(), updated_at: z.string() })
const lastIdRow = z.object({ last_id: z.number() })

export async function listAuthorAddresses(db: Db, { from, to }: { from: number; to: number }) {
  const { rows: list } = await typedSql(addressRow)`
    select user_id, updated_at from account
    where user_id between ${from} and ${to} and state <> 'erased'
      and exists (select from ${worksOf(sql`account.user_id`)} as work)
    order by user_id`.execute(db)
  const { rows } = await typedSql(lastIdRow)`select coalesce(max(user_id), 0) as last_id from account`.execute(db)
  return { list, last_id: rows[0]?.last_id ?? 0 }
}
