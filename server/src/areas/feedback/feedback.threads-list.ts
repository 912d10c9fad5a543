import { listFeedback as contract } from '@atrium/contract/feedback/management'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { withinDays } from '../../platform/list/days.ts'
import { defineList, type List } from '../../platform/list/list.ts'
import { matchesOf } from '../../search/highlight.ts'
import { readQuestion } from '../../search/query/question.ts'
import { snippet } from '../../search/snippet.ts'
import { among, findPeople, isMeant } from '../account/account.find-people.ts'
import { choicesOfKeyword, questionOf } from '../item/index/index.terms.ts'
import { ownerName } from '../item/item.service.ts'
import { readable, textsOf } from './feedback.terms.ts'

/** Time since the sender last wrote, while the thread is undecided. */
const waitingDays = sql`
  case when feedback.state in ('received', 'in_work') then
    floor(extract(epoch from now() - coalesce((
      select created_at from feedback_message as message
      where message.feedback_id = feedback.feedback_id and not is_answer order by message_id desc limit 1
    ), feedback.created_at)) / 86400)::int
  end`

const threads = defineList(contract, {
  columns: ({ language }) => sql`
    feedback.feedback_id, feedback.state, feedback.shipped_in, feedback.user_id, feedback.created_at,
    feedback.updated_at, ${ownerName(language)} as user_name, account.company_name,
    left(trim(regexp_replace(left(feedback.content, 2000), '!\\[[^]]*\\]\\([^)]*\\)|\\s+', ' ', 'g')), 140) as beginning,
    assignee_id, nullif(assignee.user_name, '') as assignee_name,
    1 + (select count(*) from feedback_message as message
         where message.feedback_id = feedback.feedback_id) as message_count,
    ${waitingDays} as waiting_days`,
  from: () => sql`
    feedback left join account using (user_id) left join account as assignee on assignee.user_id = assignee_id`,
  find: (db, { keyword }) => findPeople(db, keyword),
  where: ({ keyword, state, assignee_id, ...days }, _viewer, found) => [
    keyword ? matching(keyword, found) : null,
    state && sql`feedback.state = ${state}`,
    assignee_id === 0 && sql`feedback.assignee_id is null`,
    assignee_id !== undefined && assignee_id > 0 && sql`feedback.assignee_id = ${assignee_id}`,
    ...withinDays(sql`feedback.created_at`, days),
  ],
  orders: { updated_at: sql`feedback.updated_at`, created_at: sql`feedback.created_at` },
  first: { updated_at: 'desc' },
  tie: sql`feedback.feedback_id`,
})

/** Each row with the place where the keyword stands in it. */
export const feedbackList: List<typeof contract> = {
  endpoint: contract,

  async page(db, viewer, query, secret) {
    const found = await threads.page(db, viewer, query, secret)
    const rows = found.list as FeedbackRow[]
    return { ...found, list: await withHits(db, query.search?.keyword, rows) }
  },

  async *stretches(tx, viewer, query, secret) {
    for await (const rows of threads.stretches(tx, viewer, query, secret)) {
      yield rows.map((row) => ({ ...row, hit: null }))
    }
  },
}

type FeedbackRow = z.output<typeof contract.data>['list'][number]

async function withHits(db: Db, keyword: string | undefined, rows: FeedbackRow[]): Promise<FeedbackRow[]> {
  const question = keyword ? readQuestion(keyword) : null
  if (!question || rows.length === 0) return rows.map((row) => ({ ...row, hit: null }))
  const texts = await textsOf(
    db,
    rows.map(({ feedback_id }) => feedback_id),
  )
  return rows.map((row) => ({ ...row, hit: hitIn(row.feedback_id) }))

  /** The text that holds the most of what was asked; of equal ones the first. */
  function hitIn(feedback_id: number): FeedbackRow['hit'] {
    const found = texts
      .filter((text) => text.feedback_id === feedback_id)
      .map(({ place, content }) => {
        const plain = readable(content)
        return { place, plain, words: question ? new Set(matchesOf(plain, question).map(({ term }) => term)).size : 0 }
      })
    const best = found.reduce<(typeof found)[number] | null>(
      (most, one) => (one.words > (most?.words ?? 0) ? one : most),
      null,
    )
    return best && question && { place: best.place, pieces: snippet(best.plain, question) }
  }
}

function matching(keyword: string, found: number[] | null) {
  const choices = choicesOfKeyword(keyword)
  const sender = found ? among(sql`feedback.user_id`, found) : isMeant(keyword, found)
  const ways = [
    ...(found?.length === 0 ? [] : [sender]),
    ...(choices ? [sql`feedback.terms @@ ${questionOf(choices)}`] : []),
    ...(/^\d{1,15}$/.test(keyword) ? [sql`feedback.feedback_id = ${keyword}::bigint`] : []),
  ]
  return ways.length > 0 ? sql`(${sql.join(ways, sql` or `)})` : sql`false`
}
