import { languages } from '@atrium/contract/languages'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { portalDay } from '../../platform/portal-day.ts'
import type { Platform } from '../../platform.ts'
import { queueMessage } from '../message/message.service.ts'
import { digestLetter } from './notice.letter.ts'
import { readersLanguage } from './notice.mail.ts'
import { endingAddress } from './notice.subscription.ts'
import { asNotice, type NoticeRow, noticeColumns, noticeJoins } from './notice.view.ts'

const userIdRow = z.object({ user_id: z.number() })

type DigestContext = Pick<Platform, 'config' | 'db' | 'secret'>

/** The most notices listed in a mail; the rest is counted. */
const noticesPerMail = 30
const batch = 500

/** One transaction per recipient: after a crash the next run skips those who have their mail. */
export async function sendDigests(
  platform: DigestContext,
  signal?: AbortSignal,
  day: string = portalDay(),
): Promise<void> {
  const { db } = platform
  await sql`delete from notice_digest where day < ${day}::date - 30`.execute(db)
  let after = 0
  for (;;) {
    signal?.throwIfAborted()
    const user_ids = await waiting(db, after)
    for (const user_id of user_ids) await db.transaction().execute((tx) => sendDigest(tx, platform, user_id, day))
    const last = user_ids.at(-1)
    if (last === undefined) return
    after = last
  }
}

async function waiting(db: Db, after: number): Promise<number[]> {
  const { rows } = await typedSql(userIdRow)`
    select distinct user_id from notice where mail = 'daily' and mailed_at is null and user_id > ${after}
    order by user_id limit ${batch}`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

const readerSchema = z.object({ email: z.string(), language: z.enum(languages) })

async function sendDigest(tx: Db, platform: DigestContext, user_id: number, day: string): Promise<void> {
  const { rows: mine } = await sql`
    insert into notice_digest (user_id, day) values (${user_id}, ${day}) on conflict do nothing returning day`.execute(
    tx,
  )
  if (mine.length === 0) return

  // Notices read in the portal meanwhile are left out.
  const { rows } = await sql<NoticeRow>`
    with taken as (
      update notice set mailed_at = now()
      where user_id = ${user_id} and mail = 'daily' and mailed_at is null returning *
    )
    select ${noticeColumns(readersLanguage)}
    from taken as notice join account as reader on reader.user_id = notice.user_id ${noticeJoins}
    where notice.read_at is null
    order by notice_id desc`.execute(tx)
  const { rows: readers } = await typedSql(readerSchema)`
    select email, ${readersLanguage} as language from account as reader
    where user_id = ${user_id} and state = 'active' and email is not null`.execute(tx)
  const [reader] = readers
  if (!reader || rows.length === 0) return

  const { email, language } = reader
  const unsubscribe = endingAddress(platform, { user_id, mails: 'daily' })
  const report = digestLetter(rows.slice(0, noticesPerMail).map(asNotice), rows.length, language, unsubscribe)
  await queueMessage(tx, platform.secret, {
    channel: 'email',
    to: email,
    template: 'notice_digest',
    report,
    language,
    user_id,
  })
}
