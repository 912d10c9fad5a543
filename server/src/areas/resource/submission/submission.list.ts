import type { listMySubmissions as contract } from '@atrium/contract/resource/submission'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { totalRow, typedSql } from '../../../platform/db/typed-sql.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import type { ItemFigures } from '../../item/item.service.ts'
import { itemFigures } from '../../item/item.service.ts'
import type { SubmissionState } from '../../review/review.policy.ts'
import { submissionStateSchema } from '../../review/review.policy.ts'
import { type Submission, submissionColumns, submissionTables } from './submission.view.ts'

const stateTotalRow = z.object({ state: submissionStateSchema, total: z.number() })

type SubmissionListQuery = z.output<typeof contract.query>

interface SubmissionSummary extends Omit<Submission, 'inside' | 'checks' | 'described' | 'thread' | 'can_write'> {
  title: string
  version: string | null
  cover: string | null
  cover_seed: string
  figures: ItemFigures | null
  queue_position: number | null
  unsettled_count: number
}

/** Counting stops here: lists are not read further. */
const countedAtMost = 10_000
/** The position in the queue is not shown beyond this. */
const queueAtMost = 500

export async function listMySubmissions(
  db: Db,
  viewer: Viewer,
  { search = {}, order_by, page, size }: SubmissionListQuery,
) {
  const { user_id, language } = viewer
  const direction = sql.raw(order_by?.updated_at === 'asc' ? 'asc' : 'desc')
  const title = sql`coalesce(in_language(version.described -> 'title', ${language}),
    in_language(item.title, ${language}), file.file_name)`
  const mine = sql`from ${submissionTables} left join item on item.item_id = version.item_id
    where version.user_id = ${user_id} and ${inState(search.state)} and ${named(title, search.keyword)}`

  const { rows: list } = await sql<SubmissionSummary>`
    select ${submissionColumns(language)}, ${title} as title, coalesce(version.version, version.described ->> 'version') as version,
      item.cover, coalesce(item.slug, item.item_id::text, 'draft ' || version.version_id) as cover_seed,
      case when version.published_at is not null then (
        select to_jsonb(figures) from (select ${itemFigures}) as figures) end as figures,
      case when version.state = 'in_review' then (
        select count(*) + 1 from (
          select from resource_version as earlier where earlier.state = 'in_review'
            and (earlier.submitted_at, earlier.version_id) < (version.submitted_at, version.version_id)
          limit ${queueAtMost}) as before) end as queue_position,
      (select count(distinct line ->> 'name') from jsonb_array_elements(version.checks) as line
        where line ->> 'outcome' = 'wrong'
          or (line ->> 'outcome' = 'confirm' and not line ->> 'name' = any(version.confirmed))) as unsettled_count
    ${mine} order by version.updated_at ${direction}, version.version_id ${direction}
    limit ${size} offset ${(page - 1) * size}`.execute(db)
  const { rows: counted } = await typedSql(totalRow)`
    select count(*) as total from (select ${mine} limit ${countedAtMost}) as found`.execute(db)
  return { list, total: counted[0]?.total ?? 0, counts: await countStates(db, viewer) }
}

function inState(state: SubmissionState | undefined): RawBuilder<boolean> {
  return state === undefined ? sql`true` : sql`version.state = ${state}`
}

function named(title: RawBuilder<unknown>, keyword: string | undefined): RawBuilder<boolean> {
  return keyword ? sql`${title} ilike ${`%${keyword.replace(/[\\%_]/g, '\\$&')}%`}` : sql`true`
}

async function countStates(db: Db, { user_id }: Viewer): Promise<Partial<Record<SubmissionState, number>>> {
  const { rows } = await typedSql(stateTotalRow)`
    select state, count(*) as total from (
      select state from resource_version where user_id = ${user_id} limit ${countedAtMost}) as mine
    group by state`.execute(db)
  return Object.fromEntries(rows.map(({ state, total }) => [state, total]))
}
