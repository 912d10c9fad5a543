import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import type { FileDayCount } from '../../platform/wiring.ts'

const countDownloadsRow = z.object({ day: z.string(), item_id: z.number(), people: z.number() })

/**
 * Adds fetches of packages to the downloads of their resources. It runs in the transaction that counts, with only those
 * that were not counted before, so a repeated count adds nothing and a failed one loses nothing. A person counts once a
 * day, and so does a network of visitors.
 */
export async function countDownloads(tx: Db, counts: FileDayCount[]): Promise<void> {
  const { rows } = await typedSql(countDownloadsRow)`
    select day, item_id, sum(people)::int as people
    from jsonb_to_recordset(${JSON.stringify(counts)}) as fetched (day date, file_id bigint, people int)
      join resource_version on package_id = fetched.file_id
    where people > 0 group by day, item_id`.execute(tx)
  const item_ids = [...new Set(rows.map(({ item_id }) => item_id))]

  const taken = sql`jsonb_to_recordset(${JSON.stringify(rows)}) as taken (day date, item_id bigint, people int)`
  await sql`
    insert into item_day as known (day, item_id, download_count) select day, item_id, people from ${taken}
    order by day, item_id
    on conflict (day, item_id) do update set download_count = known.download_count + excluded.download_count`.execute(
    tx,
  )
  await sql`
    update item set download_count = download_count + people
    from (select item_id, sum(people) as people from ${taken} group by item_id) as more
    where item.item_id = more.item_id`.execute(tx)
  await countCompanies(tx, item_ids)
}

/**
 * Companies as people wrote them, but for capitals and blanks. Their number only grows: a company that took it has taken
 * it, whatever its people do later. Rows of `item` are held before those of `resource`, everywhere.
 */
async function countCompanies(tx: Db, item_ids: number[]) {
  await sql`
    with new as (
      insert into resource_company (item_id, company_hash)
      select distinct item_id, md5(lower(regexp_replace(company_name, '\\s+', '', 'g')))::uuid
      from resource_download join account using (user_id)
      where item_id = any(${item_ids}) and company_name ~ '\\S'
      on conflict do nothing returning item_id
    ), more as (select item_id, count(*) as companies from new group by item_id)
    update resource set company_count = company_count + companies from more
    where resource.item_id = more.item_id`.execute(tx)
}
