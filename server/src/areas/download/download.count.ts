import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { FileDayCount } from '../../platform/wiring.ts'

/** Runs in the transaction that counts fetches, with only those that were not counted before. */
export async function countReleases(tx: Db, counts: FileDayCount[]): Promise<void> {
  await sql`
    with taken as materialized (
      select day, item_id, sum(people)::int as people
      from jsonb_to_recordset(${JSON.stringify(counts)}) as fetched (day date, file_id bigint, people int)
        join release_file using (file_id)
      where people > 0 group by day, item_id
    ), days as (
      insert into item_day as known (day, item_id, download_count)
      select day, item_id, people from taken order by day, item_id
      on conflict (day, item_id) do update set download_count = known.download_count + excluded.download_count
    )
    update item set download_count = download_count + people
    from (select item_id, sum(people) as people from taken group by item_id) as more
    where item.item_id = more.item_id`.execute(tx)
}
