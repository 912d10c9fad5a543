import { listFeedback as contract } from '@atrium/contract/feedback/management'
import { sql } from 'kysely'
import { withinDays } from '../../platform/list/days.ts'
import { defineList } from '../../platform/list/list.ts'
import { among, findPeople, isMeant } from '../account/account.find-people.ts'
import { ownerName } from '../item/item.service.ts'

/** Time since the sender last wrote, while the thread is undecided. */
const waitingDays = sql`
  case when feedback.state in ('received', 'in_work') then
    floor(extract(epoch from now() - coalesce((
      select created_at from feedback_message as message
      where message.feedback_id = feedback.feedback_id and not is_answer order by message_id desc limit 1
    ), feedback.created_at)) / 86400)::int
  end`

export const feedbackList = defineList(contract, {
  columns: ({ language }) => sql`
    feedback.feedback_id, feedback.state, feedback.shipped_in, feedback.user_id, feedback.created_at,
    feedback.updated_at, ${ownerName(language)} as user_name, account.company_name,
    left(trim(regexp_replace(left(feedback.content, 2000), '!\\[[^]]*\\]\\([^)]*\\)|\\s+', ' ', 'g')), 140) as beginning,
    1 + (select count(*) from feedback_message as message
         where message.feedback_id = feedback.feedback_id) as message_count,
    ${waitingDays} as waiting_days`,
  from: () => sql`feedback left join account using (user_id)`,
  find: (db, { keyword }) => findPeople(db, keyword),
  where: ({ keyword, state, ...days }, _viewer, found) => [
    keyword ? matching(keyword, found) : null,
    state && sql`feedback.state = ${state}`,
    ...withinDays(sql`feedback.created_at`, days),
  ],
  orders: { updated_at: sql`feedback.updated_at`, created_at: sql`feedback.created_at` },
  first: { updated_at: 'desc' },
  tie: sql`feedback.feedback_id`,
})

function matching(keyword: string, found: number[] | null) {
  const sender = found ? among(sql`feedback.user_id`, found) : isMeant(keyword, found)
  return /^\d{1,15}$/.test(keyword) ? sql`(feedback.feedback_id = ${keyword}::bigint or ${sender})` : sender
}
