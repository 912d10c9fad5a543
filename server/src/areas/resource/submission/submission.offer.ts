import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { publicAddress } from '../../file/serve/serve.open.ts'
import { saveTerms } from '../list/list.terms.ts'

const saveCoverRow = z.object({ file_id: z.number(), file_name: z.string(), is_cover: z.boolean() })

/**
 * After a version came or changed its state: people are given the highest that is not withdrawn, and the resource is what
 * that version is. Without any left it is withdrawn. Lists and search follow in the same transaction.
 */
export async function offerNewest(tx: Db, item_id: number | null): Promise<void> {
  if (item_id === null) return
  await sql`
    with newest as (
      select version_id, state from resource_version
      where item_id = ${item_id} and published_at is not null
      order by state = 'withdrawn', string_to_array(version, '.')::int[] desc limit 1
    ), given as (
      update resource set version_id = newest.version_id from newest where item_id = ${item_id}
    )
    update item set state = newest.state, updated_at = now() from newest where item_id = ${item_id}`.execute(tx)
  await saveCover(tx, item_id)
  await saveTerms(tx, item_id)
}

/**
 * A resource is shown with the first picture of the newest version that has one and is not withdrawn. Only that picture is
 * there for everybody: one of a version that was withdrawn goes with it.
 */
async function saveCover(tx: Db, item_id: number): Promise<void> {
  const { rows } = await typedSql(saveCoverRow)`
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
  await tx
    .updateTable('item')
    .set({ cover: cover ? publicAddress(cover) : null })
    .where('item_id', '=', item_id)
    .execute()
}
