import type { listMyDownloads as contract } from '@atrium/contract/resource/history'
import { resourceTypes } from '@atrium/contract/resource-types'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { totalRow, typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { RequestInput } from '../../platform/http/serve.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { isReadable } from './resource.service.ts'
import { isGivenOut } from './resource.version.ts'

type HistoryQuery = RequestInput<typeof contract>['query']

const takenSchema = z.object({
  resource_id: z.number(),
  version_id: z.number(),
  resource_type: z.enum(resourceTypes),
  title: z.string(),
  cover: z.string().nullable(),
  cover_seed: z.string(),
  version: z.string(),
  downloaded_at: z.string(),
  /** As exact as the index: an answer to people has milliseconds only. */
  moment: z.string(),
  state: z.enum(['published', 'deprecated', 'withdrawn']),
  address: z.string().nullable(),
  newer_version: z.string().nullable(),
  replaced_by: z.object({ title: z.string(), address: z.string() }).nullable(),
  is_given_out: z.boolean(),
})

/** Counting stops here: lists are not read further. */
const countedAtMost = 10_000

/** One range of the index of this person's downloads, from where the last answer ended. */
export async function listMyDownloads(
  db: Db,
  { user_id, language }: Viewer,
  { search = {}, after, size }: HistoryQuery,
) {
  const mine = sql`from resource_download as taken join item using (item_id)
    where taken.user_id = ${user_id} and ${isReadable} and ${named(search.keyword)}`
  const path = (item: string) => sql`'/resource/' || ${sql.ref(`${item}.type`)} || '/' || ${sql.ref(`${item}.item_id`)}`

  const { rows } = await typedSql(takenSchema)`
    select item.item_id as resource_id, item.type as resource_type, coalesce(in_language(item.title, ${language}), '') as title,
      item.cover, coalesce(item.slug, item.item_id::text) as cover_seed, version.version, version.version_id,
      taken.downloaded_at, taken.downloaded_at::text as moment,
      case when item.state = 'withdrawn' then 'withdrawn' when item.state = 'deprecated' and version.state = 'published'
        then 'deprecated' else version.state end as state,
      case when item.state <> 'withdrawn' then ${path('item')} end as address,
      case when item.state <> 'withdrawn' and newest.state = 'published' and newest.version_id > version.version_id
        and not exists (select from resource_download as had where had.user_id = ${user_id}
          and had.item_id = item.item_id and had.version_id = newest.version_id)
        then newest.version end as newer_version,
      (select jsonb_build_object('title', in_language(other.title, ${language}), 'address', ${path('other')})
        from item as other where other.item_id = resource.replaced_by and other.state = 'published') as replaced_by,
      ${isGivenOut} as is_given_out
    from (
      select taken.* ${mine} and ${behind(after)}
      order by taken.downloaded_at desc, taken.version_id desc limit ${size + 1}
    ) as taken join item using (item_id) join resource using (item_id)
      join resource_version as version on version.version_id = taken.version_id
      left join resource_version as newest on newest.version_id = resource.version_id
    order by taken.downloaded_at desc, taken.version_id desc`.execute(db)
  const { rows: counted } = await typedSql(totalRow)`
    select count(*) as total from (select ${mine} limit ${countedAtMost}) as found`.execute(db)

  const shown = rows.slice(0, size)
  const last = rows.length > size ? shown.at(-1) : undefined
  return { list: shown, total: counted[0]?.total ?? 0, next: last ? `${last.moment} ${last.version_id}` : null }
}

/** By its title in any language. */
function named(keyword: string | undefined): RawBuilder<boolean> {
  if (!keyword) return sql`true`
  const like = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  return sql`exists (select from jsonb_each_text(item.title) as title where title.value ilike ${like})`
}

function behind(after: string | undefined): RawBuilder<boolean> {
  if (after === undefined) return sql`true`
  const [, moment, version_id] = /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[\d.+:-]{0,20}) (\d{1,15})$/.exec(after) ?? []
  if (moment === undefined) throw new Failure('invalid_input', { field: 'after' })
  return sql`(taken.downloaded_at, taken.version_id) < (${moment}::timestamptz, ${version_id}::bigint)`
}
