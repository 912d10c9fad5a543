import type { EnvironmentPart } from '@atrium/contract/environment'
import type { Language } from '@atrium/contract/languages'
import type { ResourceType } from '@atrium/contract/resource-types'
import { type RawBuilder, sql } from 'kysely'
import type { ItemNoun } from '../item/item.noun.ts'
import { type ItemCard, type ItemFigures, itemCard, itemFigures, ownerName } from '../item/item.service.ts'

/** What a list draws of one resource. */
export interface ResourceSummary extends ItemCard, ItemFigures {
  resource_id: number
  resource_type: ResourceType
  fits: string | null
  needs: Record<EnvironmentPart, string[] | null>
  size: number
  owner_name: string | null
}

/** Of an item with its resource, joined with the account of its owner. Unspecified parts are null. */
export function resourceCard(language: Language): RawBuilder<unknown> {
  return sql`
    item.item_id as resource_id, item.type as resource_type, ${itemCard(language)}, ${itemFigures}, item.fits, item.size,
    '{"product_version": null, "system": null, "database": null, "processor": null, "middleware": null}'::jsonb
      || coalesce(resource.needs, '{}') as needs,
    ${ownerName(language)} as owner_name`
}

/**
 * What was published once can be read for good; its state says whether to take it. Drafts are their author's, and what
 * somebody took along who had their account erased is gone.
 */
export const isReadable: RawBuilder<boolean> = sql`
  item.kind = 'resource' and item.state in ('published', 'deprecated', 'withdrawn')
  and not (item.state = 'withdrawn' and coalesce(
    (select owner.state = 'erased' from account as owner where owner.user_id = item.owner_id), false))`

/** People who downloaded a resource count as its users. */
export const resourceNoun: ItemNoun = {
  table: 'resource',
  isReadable,
  hasHad: (user_id) => sql`
    exists (select from resource_download as taken where taken.item_id = item.item_id and taken.user_id = ${user_id})`,
}
