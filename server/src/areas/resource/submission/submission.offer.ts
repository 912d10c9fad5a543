import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { saveTerms } from '../resource.list-terms.ts'
import { saveCover } from './submission.cover.ts'

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
