import * as contract from '@atrium/contract/website/announcement-management'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import { enqueue } from '../../platform/job/enqueue.ts'
import { announcementSend } from './website.announcement-jobs.ts'

type AnnouncementInput = z.output<typeof contract.createAnnouncement.body>
type AnnouncementChange = z.output<typeof contract.saveAnnouncement.body>
type ManagedAnnouncement = z.output<typeof contract.readManagedAnnouncement.data>

export async function readAnnouncement(db: Db, announcement_id: number): Promise<ManagedAnnouncement> {
  const { rows } = await typedSql(
    contract.readManagedAnnouncement.data,
  )`select * from announcement where announcement_id = ${announcement_id}`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}

export async function createAnnouncement(tx: Db, announcement: AnnouncementInput) {
  const { announcement_id } = await tx
    .insertInto('announcement')
    .values(announcementValues(announcement))
    .returning('announcement_id')
    .executeTakeFirstOrThrow()
  await scheduleBroadcast(tx, announcement_id, announcement)
  return { announcement_id }
}

export async function saveAnnouncement(
  tx: Db,
  announcement_id: number,
  { seen_at, ...announcement }: AnnouncementChange,
) {
  const before = await lockAnnouncement(tx, announcement_id)
  if (before.updated_at !== seen_at)
    throw new Failure('conflict', { detail: 'changed by somebody else since it was loaded' })

  await tx
    .updateTable('announcement')
    .set({ ...announcementValues(announcement), updated_at: sql`now()` })
    .where('announcement_id', '=', announcement_id)
    .execute()
  if (before.told_at === null) await scheduleBroadcast(tx, announcement_id, announcement)
  return null
}

/** What is over stays over. One that has not begun never does: it starts and ends in the past. */
export async function endAnnouncement(tx: Db, announcement_id: number): Promise<null> {
  await lockAnnouncement(tx, announcement_id)
  await sql`
    update announcement
    set ends_at = now(), starts_at = least(starts_at, now() - interval '1 second'), updated_at = now()
    where announcement_id = ${announcement_id} and (ends_at is null or ends_at > now())`.execute(tx)
  return null
}

async function lockAnnouncement(tx: Db, announcement_id: number) {
  const announcement = await tx
    .selectFrom('announcement')
    .select(['told_at', 'updated_at'])
    .where('announcement_id', '=', announcement_id)
    .forUpdate()
    .executeTakeFirst()
  if (!announcement) throw new Failure('not_found')
  return announcement
}

/** One job per chosen start; the first one after the actual start sends, and the others do nothing. */
async function scheduleBroadcast(
  tx: Db,
  announcement_id: number,
  { tells, starts_at }: AnnouncementInput,
): Promise<void> {
  if (!tells) return
  const options = { singleton_key: `${announcement_id}:${starts_at}`, start_after: new Date(starts_at) }
  await enqueue(tx, announcementSend, { announcement_id }, options)
}

function announcementValues({ title, text, ...announcement }: AnnouncementInput) {
  return { ...announcement, title: JSON.stringify(title), text: JSON.stringify(text) }
}
