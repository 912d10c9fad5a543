import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'

const lastIdRow = z.object({ last_id: z.number() })

/** Few enough that a statement stays far below its time limit, even when every row of it changes. */
const idsAtOnce = 20_000

/**
 * What `order by quality` means, from 0 to 1, in one place:
 *
 *   0.45  use, by its logarithm. Of a resource two thirds are the companies that took it (ten thousand are the most), so that
 *         nobody lifts their own by taking it again, and a third the downloads (a million); of the others downloads or readers
 *   0.30  rating, which leans on a few good ones already; what nobody rated stands where each one starts, at 4 stars
 *   0.15  freshness of the newest version, or of the text: a tenth less every 60 days, nothing after 600
 *   0.10  given by the house
 *
 * Half of that for what is deprecated: search finds it, lists do not. Steps of 60 days and three decimals make it move
 * seldom: a run writes only what moved, because each write touches every order of the lists.
 */
export const itemQuality = sql<number>`
  round(((
    case when item.kind = 'resource'
      then 0.30 * least(log(1 + coalesce(resource.company_count, 0)) / 4, 1) + 0.15 * least(log(1 + item.download_count) / 6, 1)
      else 0.45 * least(log(1 + greatest(item.download_count, item.view_count)) / 6, 1) end
    + 0.30 * (coalesce(nullif(item.rating, 0), 4) - 1) / 4
    + 0.15 * greatest(1 - floor(extract(epoch from now() - coalesce(version.published_at,
        case when item.kind in ('article', 'case', 'video') then item.updated_at else item.published_at end)) / 5184000) / 10, 0)
    + 0.10 * item.official::int
  ) * case item.state when 'deprecated' then 0.5 else 1 end)::numeric, 3)::real`

/** True when any moved. */
export async function scoreItems(db: Db): Promise<boolean> {
  const { rows } = await typedSql(lastIdRow)`select coalesce(max(item_id), 0) as last_id from item`.execute(db)
  const last_id = rows[0]?.last_id ?? 0
  let moved = 0n
  for (let from = 1; from <= last_id; from += idsAtOnce) moved += await scoreRange(db, from, from + idsAtOnce - 1)
  return moved > 0n
}

/** Scores a new item at once, without waiting for the next run. */
export async function scoreItem(db: Db, item_id: number): Promise<void> {
  await scoreRange(db, item_id, item_id)
}

async function scoreRange(db: Db, from: number, to: number) {
  const { numAffectedRows = 0n } = await sql`
    with scored as (
      select item.item_id, ${itemQuality} as quality
      from item left join resource using (item_id) left join app using (item_id) left join lateral (
        select published_at from resource_version where resource_version.version_id = resource.version_id
        union all select published_at from app_version where app_version.app_version_id = app.app_version_id
      ) as version on true
      where item.item_id between ${from} and ${to} and item.state in ('published', 'deprecated')
    )
    update item set quality = scored.quality from scored
    where item.item_id = scored.item_id and item.quality <> scored.quality`.execute(db)
  return numAffectedRows
}
