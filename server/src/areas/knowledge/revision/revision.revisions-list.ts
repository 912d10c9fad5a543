import { listManagedRevisions } from '@atrium/contract/knowledge/article-management'
import { sql } from 'kysely'
import { withinDays } from '../../../platform/list/days.ts'
import { defineList } from '../../../platform/list/list.ts'
import { containsPattern } from '../../../platform/list/words.ts'
import { ownerName } from '../../item/item.service.ts'

/** What was written of all articles, by whom and when. */
export const revisionList = defineList(listManagedRevisions, {
  columns: ({ language }) => sql`
    revision_id, revision.item_id as article_id, revision.title, revision.language, number, revision.state, note,
    restored_from, revision.updated_at, item.state = 'published' as readable, ${ownerName(language)} as author_name`,
  from: () => sql`article_revision as revision join item using (item_id)
    left join account on account.user_id = revision.author_id`,
  where: ({ keyword, language, state, ...days }) => [
    // What is proposed is no text of the article yet.
    sql`number > 0`,
    language !== undefined && sql`revision.language = ${language}`,
    state !== undefined && sql`revision.state = ${state}`,
    keyword ? sql`revision.title ilike ${containsPattern(keyword)}` : null,
    ...withinDays(sql`revision.updated_at`, days),
  ],
  orders: { updated_at: sql`revision.updated_at` },
  first: { updated_at: 'desc' },
  tie: sql`revision_id`,
})
