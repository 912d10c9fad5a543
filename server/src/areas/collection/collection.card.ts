import { collectedItem } from '@atrium/contract/collection/collection'
import type { Language } from '@atrium/contract/languages'
import { resourceTypes } from '@atrium/contract/resource-types'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { shownAs } from '../item/item.service.ts'

export const cardRowSchema = collectedItem
  .omit({ resource_type: true, address: true })
  .extend({ type: z.union([z.enum(resourceTypes), z.literal('')]) })
export type CardRow = z.output<typeof cardRowSchema>

/** Of a `collection` joined with its `item`, and with `newest`. */
export function cardColumns(language: Language): RawBuilder<unknown> {
  return sql`
    item.item_id, item.kind, item.type, coalesce(in_language(item.title, ${language}), '') as title,
    coalesce(in_language(item.summary, ${language}), '') as summary, ${shownAs(sql`item.title`, language)}, item.cover,
    coalesce(item.slug, item.item_id::text) as cover_seed, collection.note, newest.version,
    case when item.state in ('published', 'deprecated') then item.state else 'withdrawn' end as state`
}

/** The version people are given, of what has versions. */
export const newestTables: RawBuilder<unknown> = sql`
  left join lateral (
    select given.version, given.version_id, null::bigint as app_version_id, given.published_at
    from resource join resource_version as given using (version_id) where resource.item_id = item.item_id
    union all
    select given.version, null, given.app_version_id, given.published_at
    from app join app_version as given using (app_version_id) where app.item_id = item.item_id
  ) as newest on true`

/** Items of erased authors are gone, also for those who collected them. */
export const isListed: RawBuilder<boolean> = sql`
  not (item.state = 'withdrawn' and coalesce(
    (select owner.state = 'erased' from account as owner where owner.user_id = item.owner_id), false))`

export function asCard<Row extends CardRow>({ type, ...row }: Row) {
  return { ...row, resource_type: type === '' ? null : type, address: cardAddress({ type, ...row }) }
}

function cardAddress({ kind, item_id, type, state }: CardRow): string | null {
  if (state === 'withdrawn') return null
  if (kind === 'resource') return `/resource/${type}/${item_id}`
  return kind === 'app' ? `/app-store/${item_id}` : `/video/${item_id}`
}
