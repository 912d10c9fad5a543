import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { publicAddress } from '../file/serve/serve.open.ts'

const coverRow = z.object({ file_id: z.number(), file_name: z.string(), is_cover: z.boolean() })

/**
 * A resource is shown with the first picture of the newest version that has one and is not withdrawn. Only that picture is
 * there for everybody: one of a version that was withdrawn goes with it. Without any it is shown with what was drawn of the
 * version people are given.
 */
export async function saveCover(tx: Db, item_id: number): Promise<void> {
  const { rows } = await typedSql(coverRow)`
    with pictures as (
      select file_id, bool_or(place = 1 and state <> 'withdrawn') as is_cover
      from (
        select (described -> 'screenshot_ids' ->> 0)::bigint as file_id, user_id, state,
          row_number() over (order by state = 'withdrawn', string_to_array(version, '.')::int[] desc) as place
        from resource_version
        where item_id = ${item_id} and published_at is not null and described -> 'screenshot_ids' -> 0 is not null
      ) as version join file using (file_id, user_id)
      group by file_id
    )
    update file set public = is_cover from pictures where pictures.file_id = file.file_id
    returning file.file_id, file.file_name, is_cover`.execute(tx)
  const cover = rows.find(({ is_cover }) => is_cover)
  await sql`
    update item set cover = coalesce(${cover ? publicAddress(cover) : null}, (
      select version.thumbnail from resource join resource_version as version using (version_id)
      where resource.item_id = item.item_id and version.state <> 'withdrawn'))
    where item_id = ${item_id}`.execute(tx)
}
