import type { Language } from '@atrium/contract/languages'
import { languages } from '@atrium/contract/languages'
import { topicOf } from '@atrium/contract/notice/kinds'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import type { Platform } from '../../platform.ts'
import { queueMessage } from '../message/message.service.ts'
import { noticeLetter } from './notice.letter.ts'
import { endingAddress } from './notice.subscription.ts'
import { asNotice, type NoticeRow, noticeColumns, noticeJoins } from './notice.view.ts'

const mailRecipientSchema = z.object({ user_id: z.number(), email: z.string(), language: z.enum(languages) })
type MailRecipient = z.output<typeof mailRecipientSchema>

/** Of a row of `account`, called `reader`: the language they read the portal in, as far as known. */
export const readersLanguage: RawBuilder<Language> = sql`coalesce(reader.reads_in, 'zh-CN')`

/** Marked and queued in one transaction: a second run finds them marked. People without an address get no mail. */
export async function mailNotices(tx: Db, platform: Pick<Platform, 'config' | 'secret'>, notice_ids: number[]) {
  const { rows } = await sql<NoticeRow & MailRecipient>`
    with taken as (
      update notice set mailed_at = now()
      where notice_id = any(${notice_ids}) and mail = 'instant' and mailed_at is null returning *
    )
    select ${noticeColumns(readersLanguage)}, reader.user_id, reader.email, ${readersLanguage} as language
    from taken as notice join account as reader on reader.user_id = notice.user_id ${noticeJoins}
    where reader.state = 'active' and reader.email is not null
    order by notice_id`.execute(tx)

  for (const { user_id, email, language, ...row } of rows) {
    const unsubscribe = endingAddress(platform, { user_id, mails: topicOf(row.kind) })
    const report = noticeLetter(asNotice(row), language, unsubscribe)
    await queueMessage(tx, platform.secret, {
      channel: 'email',
      to: email,
      template: 'notice',
      report,
      language,
      user_id,
    })
  }
}
