import type { listCollection as contract } from '@atrium/contract/collection/collection'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { totalRow, typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { RequestInput } from '../../platform/http/serve.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { asCard, cardColumns, cardRowSchema, isListed, newestTables } from './collection.card.ts'

type CollectionQuery = RequestInput<typeof contract>['query']

const rowSchema = cardRowSchema.extend({
  position: z.string(),
  folder_id: z.number().nullable(),
  is_newer: z.boolean(),
  is_pinnable: z.boolean(),
  collected_at: z.string(),
})

/** Counting stops here: lists are not read further. */
const countedAtMost = 10_000

/** Keyset pagination in the order of the index: far pages cost no more. */
export async function listCollection(
  db: Db,
  { user_id, language }: Viewer,
  { search = {}, after, size }: CollectionQuery,
) {
  const mine = sql`from collection join item using (item_id) where collection.user_id = ${user_id} and ${isListed}
    and ${inFolder(search.folder_id)} and ${named(search.keyword)}`

  const { rows } = await typedSql(rowSchema)`
    select ${cardColumns(language)}, collection.position::text as position, collection.folder_id, collection.collected_at,
      item.kind in ('resource', 'app') and newest.version is not null as is_pinnable,
      coalesce(newest.published_at > collection.collected_at, false) and not exists (
        select from resource_download as had where had.user_id = ${user_id} and had.version_id = newest.version_id
          and had.item_id = item.item_id
      ) and not exists (
        select from app_installation as had where had.user_id = ${user_id} and had.item_id = item.item_id
          and had.app_version_id = newest.app_version_id and had.state = 'installed'
      ) as is_newer
    from (
      select collection.* ${mine} and ${behind(after)} order by position, item_id limit ${size + 1}
    ) as collection join item using (item_id) ${newestTables}
    order by collection.position, item.item_id`.execute(db)
  const { rows: counted } = await typedSql(totalRow)`
    select count(*) as total from (select ${mine} limit ${countedAtMost}) as found`.execute(db)

  const shown = rows.slice(0, size)
  const last = rows.length > size ? shown.at(-1) : undefined
  return {
    list: shown.map(({ position, ...row }) => asCard(row)),
    total: counted[0]?.total ?? 0,
    next: last ? `${last.position} ${last.item_id}` : null,
  }
}

function inFolder(folder_id: number | null | undefined): RawBuilder<boolean> {
  if (folder_id === undefined) return sql`true`
  return folder_id === null ? sql`collection.folder_id is null` : sql`collection.folder_id = ${folder_id}`
}

/** By its title in any language, or by what I wrote about it. */
function named(keyword: string | undefined): RawBuilder<boolean> {
  if (!keyword) return sql`true`
  const like = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  return sql`(collection.note ilike ${like} or exists (
    select from jsonb_each_text(item.title) as title where title.value ilike ${like}))`
}

function behind(after: string | undefined): RawBuilder<boolean> {
  if (after === undefined) return sql`true`
  const [, position, item_id] = /^(-?\d{1,40}(?:\.\d{1,100})?) (\d{1,15})$/.exec(after) ?? []
  if (position === undefined) throw new Failure('invalid_input', { field: 'after' })
  return sql`(collection.position, collection.item_id) > (${position}::numeric, ${item_id}::bigint)`
}
