import { listOpinions } from '@atrium/contract/knowledge/article-management'
import { sql } from 'kysely'
import { withinDays } from '../../../platform/list/days.ts'
import { defineList } from '../../../platform/list/list.ts'
import { containsPattern } from '../../../platform/list/words.ts'
import { ownerName } from '../../item/item.service.ts'

/** What readers said of articles. */
export const opinionList = defineList(listOpinions, {
  columns: ({ language }) => sql`
    opinion_id, opinion.item_id as article_id, coalesce(in_language(item.title, ${language}), '') as title, useful,
    opinion.reason, opinion.text, ${ownerName(language)} as user_name, opinion.created_at, handled_at,
    (select user_name from account as handler where handler.user_id = opinion.handled_by) as handled_by, handled_reason`,
  from: () => sql`article_opinion as opinion join item using (item_id)
    left join account on account.user_id = opinion.user_id`,
  where: ({ keyword, article_id, useful, state, words, ...days }) => [
    article_id !== undefined && sql`opinion.item_id = ${article_id}`,
    useful !== undefined && sql`useful = ${useful === 'yes'}`,
    state === 'open' && sql`handled_at is null`,
    state === 'handled' && sql`handled_at is not null`,
    words === 'yes' && sql`opinion.text <> ''`,
    keyword ? sql`(opinion.text <> '' and opinion.text ilike ${containsPattern(keyword)})` : null,
    ...withinDays(sql`opinion.created_at`, days),
  ],
  orders: { created_at: sql`opinion.created_at` },
  first: { created_at: 'desc' },
  tie: sql`opinion_id`,
})
