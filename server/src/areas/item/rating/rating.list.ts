import * as contract from '@atrium/contract/item/rating-management'
import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { withinDays } from '../../../platform/list/days.ts'
import { defineList } from '../../../platform/list/list.ts'
import { aboutItem, findAbout } from '../item.about.ts'
import { ownerName } from '../item.service.ts'

export function ratingColumns({ language }: Viewer): RawBuilder<unknown> {
  return sql`rating_id, ${aboutItem(language)}, ${ownerName(language)} as user_name, stars, text, answer,
    case when hidden_at is null then 'shown' else 'hidden' end as state, item_rating.created_at`
}

export const ratingTables: RawBuilder<unknown> = sql`
  item_rating join item using (item_id) left join account on account.user_id = item_rating.user_id`

export const ratingsList = defineList(contract.listManagedRatings, {
  columns: ratingColumns,
  from: () => ratingTables,
  find: findAbout,
  where: ({ state, kind, stars, from, to }, _viewer, found) => [
    found && sql`item_rating.item_id = any(${found}::bigint[])`,
    ...withinDays(sql`item_rating.created_at`, { from, to }),
    state && (state === 'hidden' ? sql`hidden_at is not null` : sql`hidden_at is null`),
    kind && sql`item.kind = ${kind}`,
    stars !== undefined && sql`stars = ${stars}`,
  ],
  orders: { stars: sql`stars`, created_at: sql`item_rating.created_at` },
  first: { created_at: 'desc' },
  tie: sql`rating_id`,
})
