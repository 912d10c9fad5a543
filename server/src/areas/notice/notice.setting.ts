import { noticeTopics, topicNames, usualMail } from '@atrium/contract/notice/kinds'
import type { NoticeSettingView } from '@atrium/contract/notice/notice'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { Viewer } from '../../platform/http/viewer.ts'

type NoticeRecipient = { user_id: number | null }

export async function listNoticeSettings(db: Db, { user_id }: NoticeRecipient) {
  const chosen = await db
    .selectFrom('notice_setting')
    .select(['topic', 'in_portal', 'mail'])
    .where('user_id', '=', user_id)
    .$narrowType<NoticeSettingView>()
    .execute()
  const account = await db.selectFrom('account').select('email').where('user_id', '=', user_id).executeTakeFirst()
  const list = topicNames.map(
    (topic) => chosen.find((one) => one.topic === topic) ?? { topic, in_portal: true, mail: usualMail[topic] },
  )
  return { list, has_email: Boolean(account?.email) }
}

export async function saveNoticeSetting(tx: Db, { user_id }: Pick<Viewer, 'user_id'>, setting: NoticeSettingView) {
  const { topic, in_portal, mail } = setting
  await tx
    .insertInto('notice_setting')
    .values({ user_id: user_id as number, topic, in_portal, mail })
    .onConflict((same) => same.columns(['user_id', 'topic']).doUpdateSet({ in_portal, mail }))
    .execute()
  if (mail === 'off') await dropLetters(tx, user_id, setting)
  return null
}

/** What waits for the next digest does not go out any more. */
async function dropLetters(tx: Db, user_id: number | null, { topic }: Pick<NoticeSettingView, 'topic'>) {
  await sql`
    update notice set mail = null
    where user_id = ${user_id} and kind = any(${[...noticeTopics[topic]]}) and mailed_at is null and mail is not null`.execute(
    tx,
  )
}
