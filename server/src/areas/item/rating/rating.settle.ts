import * as contract from '@atrium/contract/item/rating-management'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { notifyPerson } from '../../notice/notice.create.ts'
import type { ItemNoun } from '../item.noun.ts'
import { ratingColumns, ratingTables } from './rating.list.ts'
import { reportColumns, reportTables } from './rating.report-list.ts'
import { saveRatingCounts } from './rating.ts'

const starsRow = z.object({ stars: z.number() })

export async function readManagedRating(db: Db, viewer: Viewer, rating_id: number) {
  const { rows } = await typedSql(contract.readManagedRating.data)`
    select ${ratingColumns(viewer)} from ${ratingTables} where rating_id = ${rating_id}`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}

/** Locks the item like a rating does, so that counts, average and ratings stay consistent. */
export async function setRatingState(
  tx: Db,
  rating_id: number,
  { state }: z.output<typeof contract.setRatingState.body>,
): Promise<null> {
  const { rows: items } = await sql<{ item_id: number; kind: ItemNoun['table'] }>`
    select item_id, kind from item where item_id = (select item_id from item_rating where rating_id = ${rating_id})
    for no key update`.execute(tx)
  const [item] = items
  if (!item) throw new Failure('not_found')

  const isHidden = state === 'hidden'
  const { rows } = await typedSql(starsRow)`
    update item_rating set hidden_at = ${isHidden ? sql`now()` : null}
    where rating_id = ${rating_id} and (hidden_at is null) = ${isHidden} returning stars`.execute(tx)
  if (!rows[0]) throw new Failure('conflict', { detail: `state is already ${state}` })

  const { stars } = rows[0]
  const { rating_counts } = await tx
    .selectFrom(item.kind)
    .select('rating_counts')
    .where('item_id', '=', item.item_id)
    .executeTakeFirstOrThrow()
  const counts = rating_counts.map((count, index) => (index + 1 === stars ? count + (isHidden ? -1 : 1) : count))
  await saveRatingCounts(tx, { table: item.kind }, item.item_id, counts)
  return null
}

export async function readAbuseReport(db: Db, viewer: Viewer, report_id: number) {
  const { rows } = await typedSql(contract.readAbuseReport.data)`
    select ${reportColumns(viewer)}, (
      select count(*)::int from item_report as other where other.item_id = item.item_id and other.settled_at is null
    ) as open_count
    from ${reportTables} where report_id = ${report_id}`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}

export async function settleAbuseReport(
  tx: Db,
  report_id: number,
  { outcome, reason }: z.output<typeof contract.settleAbuseReport.body>,
): Promise<null> {
  const { rows } = await sql<{ item_id: number; kind: ItemNoun['table']; user_id: number | null }>`
    update item_report set outcome = ${outcome}, answer = ${reason}, settled_at = now() from item
    where item.item_id = item_report.item_id and report_id = ${report_id} and settled_at is null
    returning item.item_id, item.kind, item_report.user_id`.execute(tx)
  if (!rows[0]) throw new Failure('conflict', { detail: 'report not found or already handled' })

  const { item_id, kind, user_id } = rows[0]
  if (user_id !== null) await notifyPerson(tx, user_id, `report_${outcome}`, { [`${kind}_id`]: item_id })
  return null
}
