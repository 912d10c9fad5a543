import { type NoticeKind, topicOf, usualMail } from '@atrium/contract/notice/kinds'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { enqueue } from '../../platform/job/enqueue.ts'
import { noticeMail } from './notice.jobs.ts'

const lettersRow = z.object({ letters: z.array(z.number()) })

/** Sent by NOTIFY with the commit, to every process with subscribers. */
export const noticeChannel = 'atrium_notice'

/**
 * The one place where notices are written, in the transaction of the event. `recipients` selects `user_id`, `subject`
 * and `once_key`: under the same key a person is notified once, null notifies every time. The settings of each person
 * are applied here. Each person is locked until the commit, before their notice gets its number: so the notices of a
 * person become visible in the order of their numbers, which subscriptions rely on to resume.
 */
export async function createNotices(tx: Db, kind: NoticeKind, recipients: RawBuilder<unknown>): Promise<void> {
  const topic = topicOf(kind)
  const { rows } = await typedSql(lettersRow)`
    with told as materialized (
      select account.user_id, told.subject, told.once_key, coalesce(setting.in_portal, true) as in_portal,
        case when account.email is not null then coalesce(setting.mail, ${usualMail[topic]}) else 'off' end as mail
      from (${recipients}) as told (user_id, subject, once_key) join account on account.user_id = told.user_id
        left join notice_setting as setting on setting.user_id = account.user_id and setting.topic = ${topic}
      where account.state = 'active'
      order by account.user_id
    ), held as materialized (
      select told.*, pg_advisory_xact_lock(hashtextextended('notice', told.user_id)) from told
    ), written as (
      insert into notice (user_id, kind, subject, once_key, in_portal, mail)
      select user_id, ${kind}, subject, once_key, in_portal, nullif(mail, 'off') from held
      where in_portal or mail <> 'off'
      on conflict (user_id, kind, once_key) where once_key is not null do nothing
      returning notice_id, user_id, mail
    )
    select coalesce(jsonb_agg(notice_id order by notice_id) filter (where mail = 'instant'), '[]') as letters,
      pg_notify(${noticeChannel}, string_agg(distinct user_id::text, ',')) as said
    from written`.execute(tx)
  const notice_ids = rows[0]?.letters ?? []
  if (notice_ids.length > 0) await enqueue(tx, noticeMail, { notice_ids })
}

export function notifyPerson(
  tx: Db,
  user_id: number,
  kind: NoticeKind,
  subject: Record<string, string | number>,
): Promise<void> {
  return createNotices(tx, kind, sql`select ${user_id}::bigint, ${JSON.stringify(subject)}::jsonb, null::text`)
}
