import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { isReadable } from './resource.service.ts'

const myResourceStateSchema = z.object({
  collected: z.boolean(),
  collect_count: z.number(),
  downloaded_version: z.string().nullable(),
  downloaded_at: z.string().nullable(),
  rating: z.object({ stars: z.number(), text: z.string() }).nullable(),
  is_owner: z.boolean(),
})
type MyResourceState = z.output<typeof myResourceStateSchema>

export async function readMyResource(db: Db, { user_id }: Viewer, resource_id: number): Promise<MyResourceState> {
  const { rows } = await typedSql(myResourceStateSchema)`
    select
      exists (select from collection where user_id = ${user_id} and item_id = item.item_id) as collected,
      (select collect_count from resource where resource.item_id = item.item_id) as collect_count,
      taken.version as downloaded_version, taken.downloaded_at,
      (select json_build_object('stars', stars, 'text', text) from item_rating
        where user_id = ${user_id} and item_id = item.item_id) as rating,
      coalesce(owner_id = ${user_id}, false) as is_owner
    from item left join lateral (
        select version, downloaded_at from resource_download join resource_version using (version_id)
        where resource_download.user_id = ${user_id} and resource_download.item_id = item.item_id
        order by downloaded_at desc, version_id desc limit 1) as taken on true
    where item.item_id = ${resource_id} and ${isReadable}`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}
