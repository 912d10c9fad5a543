import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'

const figuresSchema = z.object({
  version: z.string(),
  state: z.enum(['published', 'deprecated', 'withdrawn']),
  published_at: z.string(),
  download_count: z.number(),
  company_count: z.number(),
  rating: z.number().nullable(),
  rating_count: z.number(),
})

/** A limit that is not reached in practice. */
const listed = 200

/** Downloads are those that were counted from what was fetched: a person once a day, and so a network of visitors. */
export async function readStatistics(db: Db, { user_id }: Viewer, resource_id: number) {
  const { rows: list } = await typedSql(figuresSchema)`
    select version.version, version.state, version.published_at,
      (select coalesce(sum(people), 0) from file_day where file_day.file_id = version.package_id) as download_count,
      (select count(distinct lower(regexp_replace(company_name, '\\s+', '', 'g')))
        from resource_download as taken join account using (user_id)
        where taken.item_id = item.item_id and taken.version_id = version.version_id and company_name ~ '\\S'
      ) as company_count,
      said.rating, coalesce(said.rating_count, 0) as rating_count
    from item join resource_version as version using (item_id) left join (
      select last.version_id, round(avg(stars), 1) as rating, count(*) as rating_count
      from item_rating cross join lateral (
        select taken.version_id from resource_download as taken
        where taken.user_id = item_rating.user_id and taken.item_id = item_rating.item_id
        order by taken.downloaded_at <= item_rating.created_at desc, taken.downloaded_at desc limit 1
      ) as last
      where item_rating.item_id = ${resource_id} and hidden_at is null group by last.version_id
    ) as said using (version_id)
    where item.item_id = ${resource_id} and item.owner_id = ${user_id} and version.published_at is not null
    order by version.published_at desc, version.version_id desc limit ${listed}`.execute(db)
  if (list.length === 0) throw new Failure('not_found')
  return { list }
}
