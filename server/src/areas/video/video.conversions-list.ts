import * as contract from '@atrium/contract/video/conversion-management'
import { sql } from 'kysely'
import { defineList } from '../../platform/list/list.ts'
import { containsPattern } from '../../platform/list/words.ts'

/** What becomes of a content, in the words of those who wait for it. Made anew, a ready one is on its way once more. */
export const conversionState = sql`
  case
    when again.began_at is not null and again.ended_at is null and again.error is null then 'converting'
    when blob.state = 'ready' then 'ready'
    when blob.state = 'failed' then 'failed'
    when blob.state = 'quarantined' then 'refused'
    when blob.state = 'recognised' and first.began_at is not null and first.error is null then 'converting'
    else 'waiting'
  end`

export const conversionSteps = sql`
  left join blob_step as first on first.blob_id = blob.blob_id and first.step = 'preview'
  left join blob_step as again on again.blob_id = blob.blob_id and again.step = 'again'`

/** Videos alone: of a million files they are thousands, found by an index of their own. */
export const conversionList = defineList(contract.listConversions, {
  columns: ({ language }) => sql`
    blob.blob_id, file_name, user_name, ${conversionState} as state, blob.reason as refusal, size, file.created_at,
    case when again.blob_id is null then first.error else again.error end as error,
    coalesce(first.attempts, 0) + coalesce(again.attempts, 0) as attempts,
    coalesce(again.began_at, first.began_at) as began_at,
    case when again.blob_id is null then first.ended_at else again.ended_at end as ended_at,
    (blob.about ->> 'seconds')::float8 as seconds,
    (select in_language(title, ${language}) from video join item using (item_id)
      where video.file_id = file.file_id limit 1) as title`,
  from: () => sql`
    file join blob using (blob_id) left join account on account.user_id = file.user_id ${conversionSteps}`,
  where: ({ keyword, state }) => [
    sql`kind = 'video'`,
    !!keyword && sql`file_name ilike ${containsPattern(keyword)}`,
    state !== undefined && sql`${conversionState} = ${state}`,
  ],
  orders: {
    created_at: sql`file.created_at`,
    size: sql`size`,
    attempts: sql`coalesce(first.attempts, 0) + coalesce(again.attempts, 0)`,
  },
  first: { created_at: 'desc' },
  tie: sql`file_id`,
})
