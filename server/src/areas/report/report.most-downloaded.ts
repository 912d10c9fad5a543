import { listMostDownloaded as contract } from '@atrium/contract/report/report'
import type { z } from 'zod'
import { typedSql } from '../../platform/db/typed-sql.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { ownerName } from '../item/item.service.ts'
import { comparedDays, lately } from './report.read.ts'

type MostDownloadedQuery = z.output<typeof contract.query>
type MostDownloadedPage = z.input<typeof contract.data>

/** Adding up many days is slow, so the result is cached for some minutes. */
const goodFor = 5 * 60_000

export function listMostDownloaded(
  { db, cache }: Pick<Platform, 'db' | 'cache'>,
  { language }: Viewer,
  { size, ...asked }: MostDownloadedQuery,
): Promise<MostDownloadedPage> {
  const { to, from = lately(to).from } = { ...asked, to: asked.to ?? lately().to }
  const { whole: days, before: earlier } = comparedDays({ from, to })

  return cache.remember(`report:most-downloaded ${language} ${size} ${days.from} ${days.to}`, goodFor, async () => {
    const { rows } = await typedSql(contract.data.shape.list.element)`
      with most as materialized (
        select item_id, sum(item_day.download_count)::int as taken from item_day join item using (item_id)
        where day between ${days.from}::date and ${days.to}::date and item_day.download_count > 0
          and item.kind = 'resource'
        group by item_id order by taken desc, item_id limit ${size}
      )
      select item_id as resource_id, coalesce(in_language(item.title, ${language}), '') as title,
        item.type as resource_type, ${ownerName(language)} as author_name, item.official, taken as download_count,
        coalesce((
          select sum(known.download_count)::int from item_day as known
          where known.item_id = most.item_id and day between ${earlier.from}::date and ${earlier.to}::date
        ), 0) as download_count_before,
        resource.collect_count, round(item.rating::numeric, 1)::float8 as rating, item.fits, item.updated_at
      from most join item using (item_id) join resource using (item_id)
        left join account on account.user_id = item.owner_id
      order by taken desc, item_id`.execute(db)
    return { list: rows }
  })
}
