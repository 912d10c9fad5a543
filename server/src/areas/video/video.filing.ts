import type { createVideo as createContract, fileVideo as fileContract } from '@atrium/contract/video/filing'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { isUniqueViolation } from '../../platform/db/errors.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import { refuseStale } from '../../platform/http/stale.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { claimFile } from '../file/file.service.ts'
import { measureVideos } from './video.measure.ts'
import { saveVideoTerms } from './video.terms.ts'

const updatedAtRow = z.object({ updated_at: z.string() })

const categorySeriesRow = z.object({ category: z.boolean(), series: z.boolean() })

type CreateVideoInput = z.output<typeof createContract.body>
type VideoFilingInput = z.output<typeof fileContract.body>

export async function createVideo(tx: Db, viewer: Viewer, created: CreateVideoInput): Promise<{ video_id: number }> {
  const { resource_type: type, video_category_id: category_id } = created
  const { item_id } = await tx
    .insertInto('item')
    .values({
      kind: 'video',
      type,
      category_id,
      state: 'draft',
      official: true,
      owner_id: viewer.user_id,
      title: '{}',
      summary: '{}',
    })
    .returning('item_id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('video').values({ item_id, lesson: '{}', duration_seconds: 0 }).execute()
  await fileVideo(tx, viewer, item_id, created)
  return { video_id: item_id }
}

/** Fields that are not named stay. A file of another person or of another kind is refused. */
export async function fileVideo(tx: Db, viewer: Viewer, item_id: number, filing: VideoFilingInput): Promise<null> {
  const { rows } = await typedSql(updatedAtRow)`
    select updated_at from item where item_id = ${item_id} and kind = 'video' for update`.execute(tx)
  if (!rows[0]) throw new Failure('not_found')
  if (filing.seen_at !== undefined) refuseStale(filing.seen_at, rows[0])
  await refuseUnknown(tx, filing)
  const { file_id, related_ids } = filing
  if (file_id !== undefined) await claimFilm(tx, viewer, item_id, file_id)

  await tx
    .updateTable('item')
    .set({ ...itemOf(filing), updated_at: sql`now()` })
    .where('item_id', '=', item_id)
    .execute()
  await place(tx, item_id, filing)
  if (related_ids) await relate(tx, item_id, related_ids)
  if (file_id !== undefined) await measureVideos(tx, [file_id])
  await saveVideoTerms(tx, item_id)
  return null
}

async function refuseUnknown(tx: Db, { video_category_id, series }: VideoFilingInput) {
  const { rows } = await typedSql(categorySeriesRow)`select
    exists (select from video_category where video_category_id = ${video_category_id ?? null}) as category,
    exists (select from video_series where video_series_id = ${series?.video_series_id ?? null}) as series`.execute(tx)
  if (video_category_id !== undefined && !rows[0]?.category) {
    throw new Failure('invalid_input', { field: 'video_category_id' })
  }
  if (series && !rows[0]?.series) throw new Failure('invalid_input', { field: 'series' })
}

/** The present file may belong to another person: naming it again changes nothing. */
async function claimFilm(tx: Db, viewer: Viewer, item_id: number, file_id: number) {
  const { rows } = await sql`select from video where item_id = ${item_id} and file_id = ${file_id}`.execute(tx)
  if (rows.length > 0) return
  const { kind } = await claimFile(tx, viewer, file_id)
  if (kind !== 'video') throw new Failure('invalid_input', { field: 'file_id', detail: 'not_of_kind' })
}

function itemOf({ title, summary, video_category_id, resource_type, fits }: VideoFilingInput) {
  return omitUnsetVideoFields({
    title: title && JSON.stringify(title),
    summary: summary && JSON.stringify(summary),
    category_id: video_category_id,
    type: resource_type,
    fits,
  })
}

/** A place in a series is one video's. */
async function place(tx: Db, item_id: number, { lesson, series, audiences, chapters, file_id }: VideoFilingInput) {
  const video = omitUnsetVideoFields({
    lesson: lesson && JSON.stringify(lesson),
    chapters: chapters && JSON.stringify(chapters),
    ...placeIn(series),
    audiences,
    file_id,
  })
  if (Object.keys(video).length === 0) return
  try {
    await tx.updateTable('video').set(video).where('item_id', '=', item_id).execute()
  } catch (error) {
    if (isUniqueViolation(error, 'video_series_order')) throw new Failure('conflict', { field: 'series', cause: error })
    throw error
  }
}

/** Null takes it out of its series. */
function placeIn(series: VideoFilingInput['series']) {
  if (series === null) return { video_series_id: null, series_position: null }
  return { video_series_id: series?.video_series_id, series_position: series?.position }
}

function omitUnsetVideoFields<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>
}

/** In place of what was there before. */
async function relate(tx: Db, item_id: number, related_ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('video_related').where('item_id', '=', item_id).execute()
  await sql`
    insert into video_related (item_id, related_id, position)
    select ${item_id}, given.related_id, min(place)
    from unnest(${[...related_ids]}::bigint[]) with ordinality as given (related_id, place)
      join item on item.item_id = given.related_id
    where kind in ('resource', 'article') group by given.related_id`.execute(tx)
}
