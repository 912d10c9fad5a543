import { resourceTypes } from '@atrium/contract/resource-types'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { readItemPage } from '../../item/find/find.ts'
import { type ItemFilter, type ItemPageQuery, itemOrder } from '../../item/item.service.ts'
import { type ResourceSummary, resourceCard } from '../resource.service.ts'
import { choicesOf, type ResourceSearch } from './list.search.ts'

const resourceTypeTotalRow = z.object({ resource_type: z.string(), total: z.number() })

const lastIdRow = z.object({ last_id: z.number() })

type ResourceListQuery = ItemPageQuery & { search?: ResourceSearch | undefined }

/** The most useful first, unless asked otherwise. */
export async function listResources(db: Db, { language }: Viewer, { search = {}, ...asked }: ResourceListQuery) {
  const query = { ...asked, order_by: Object.keys(asked.order_by ?? {}).length > 0 ? asked.order_by : byQuality }
  const filter: ItemFilter = { kind: 'resource', type: search.resource_type }
  const choices = choicesOf(search)
  if (choices === null) return { list: [], total: 0 }

  return readItemPage(db, filter, choices, query, ({ ids, total }) =>
    sql<ResourceSummary & { total: number }>`
      select ${resourceCard(language)}, ${total} as total
      from ${ids} join item using (item_id) left join resource using (item_id)
        left join account on account.user_id = item.owner_id
      order by ${itemOrder(query)}`.execute(db),
  )
}

const byQuality = { quality: 'desc' } as const

/** In the order of the ids. */
export async function listChosenResources(db: Db, { language }: Viewer, ids: number[]) {
  const { rows: list } = await sql<ResourceSummary>`
    select ${resourceCard(language)}
    from unnest(${ids}::bigint[]) with ordinality as chosen (item_id, place)
      join item using (item_id) join resource using (item_id) left join account on account.user_id = item.owner_id
    where item.kind = 'resource' and item.state in ('published', 'deprecated') order by place`.execute(db)
  return { list }
}

/** One of each type; reads as many rows as there are types, however many resources there are. */
export async function listLeadingResources(db: Db, { language }: Viewer) {
  const { rows: list } = await sql<ResourceSummary>`
    select ${resourceCard(language)}
    from unnest(${[...resourceTypes]}::text[]) with ordinality as asked (type, place)
      cross join lateral (
        select item_id from item where kind = 'resource' and type = asked.type and state = 'published'
        order by quality desc, item_id desc limit 1) as best
      join item using (item_id) join resource using (item_id) left join account on account.user_id = item.owner_id
    order by place`.execute(db)
  return { list }
}

/** All seven types in the order the portal shows them; an empty one has 0. */
export async function listResourceTypes(db: Db) {
  const { rows } = await typedSql(resourceTypeTotalRow)`
    select type as resource_type, total from item_count where kind = 'resource' and category_id = 0`.execute(db)
  const totals = new Map(rows.map(({ resource_type, total }) => [resource_type, total]))

  return {
    list: resourceTypes.map((resource_type) => ({ resource_type, total: totals.get(resource_type) ?? 0 })),
    total: totals.get('') ?? 0,
  }
}

const resourceAddressSchema = z.object({
  resource_id: z.number(),
  resource_type: z.enum(resourceTypes),
  updated_at: z.string(),
})

/** What a site map needs of one range of ids, and how far the ids go. */
export async function listResourceAddresses(db: Db, { from, to }: { from: number; to: number }) {
  const { rows: list } = await typedSql(resourceAddressSchema)`
    select item_id as resource_id, type as resource_type, updated_at from item
    where item_id between ${from} and ${to} and kind = 'resource' and state = 'published'
    order by item_id`.execute(db)
  const { rows: last } = await typedSql(lastIdRow)`select coalesce(max(item_id), 0) as last_id from item`.execute(db)

  return { list, last_id: last[0]?.last_id ?? 0 }
}
