import type { Part } from '@atrium/contract/environment'
import type { Language } from '@atrium/contract/languages'
import { type ResourceType, resourceTypes } from '@atrium/contract/resource-types'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import {
  asPage,
  chosenItems,
  type ItemCard,
  type ItemFigures,
  type ItemFilter,
  type ItemOrder,
  itemCard,
  itemFigures,
  itemOrder,
  itemTotal,
  ownerName,
} from '../item/item.service.ts'

/** What a list draws of one resource. */
export interface ResourceSummary extends ItemCard, ItemFigures {
  resource_id: number
  resource_type: ResourceType
  fits: string | null
  needs: Record<Part, string[] | null>
  size: number
  owner_name: string | null
}

/** Of an item with its resource, joined with the account of its owner. A part nobody spoke of is there, as null. */
export function resourceCard(language: Language): RawBuilder<unknown> {
  return sql`
    item.item_id as resource_id, item.type as resource_type, ${itemCard(language)}, ${itemFigures}, item.fits, item.size,
    '{"product_version": null, "system": null, "database": null, "processor": null, "middleware": null}'::jsonb
      || coalesce(resource.needs, '{}') as needs,
    ${ownerName(language)} as owner_name`
}

/** What was published once can be read for good; its state says whether to take it. Drafts are their author's. */
export const isReadable: RawBuilder<boolean> = sql`
  item.kind = 'resource' and item.state in ('published', 'deprecated', 'withdrawn')`

type Query = ItemOrder & { search?: { resource_type?: ResourceType | undefined } | undefined }

export async function listResources(db: Db, { language }: Viewer, query: Query) {
  const filter: ItemFilter = { kind: 'resource', type: query.search?.resource_type }

  const { rows } = await sql<ResourceSummary & { total: number }>`
    select ${resourceCard(language)}, ${itemTotal(filter)} as total
    from ${chosenItems(filter, query)} join item using (item_id) left join resource using (item_id)
      left join account on account.user_id = item.owner_id
    order by ${itemOrder(query)}`.execute(db)

  return asPage(db, rows, itemTotal(filter))
}

/** All seven, in the order the portal shows them; a type nobody filled yet has 0. */
export async function listResourceTypes(db: Db) {
  const { rows } = await sql<{ resource_type: string; total: number }>`
    select type as resource_type, total from item_count where kind = 'resource' and category_id = 0`.execute(db)
  const totals = new Map(rows.map(({ resource_type, total }) => [resource_type, total]))

  return {
    list: resourceTypes.map((resource_type) => ({ resource_type, total: totals.get(resource_type) ?? 0 })),
    total: totals.get('') ?? 0,
  }
}

interface ResourceAddress {
  resource_id: number
  resource_type: ResourceType
  updated_at: string
}

/** What a site map needs of one range of ids, and how far the ids go. */
export async function listResourceAddresses(db: Db, { from, to }: { from: number; to: number }) {
  const { rows: list } = await sql<ResourceAddress>`
    select item_id as resource_id, type as resource_type, updated_at from item
    where item_id between ${from} and ${to} and kind = 'resource' and state = 'published'
    order by item_id`.execute(db)
  const { rows: last } = await sql<{ last_id: number }>`select coalesce(max(item_id), 0) as last_id from item`.execute(
    db,
  )

  return { list, last_id: last[0]?.last_id ?? 0 }
}
