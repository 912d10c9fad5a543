import { listManagedArticles } from '@atrium/contract/knowledge/article-management'
import { languages } from '@atrium/contract/languages'
import { type RawBuilder, sql } from 'kysely'
import { defineList } from '../../../platform/list/list.ts'
import { containsPattern, inAnyLanguage } from '../../../platform/list/words.ts'
import { ownerName } from '../../item/item.service.ts'

/** Languages in their usual order, with a space between them. */
function spaced(of: RawBuilder<unknown>) {
  return sql`(select coalesce(string_agg(language, ' ' order by array_position(${languages}::text[], language)), '')
    from ${of})`
}

/** Texts of the article that are under way. */
const underWay = (condition: RawBuilder<unknown>) =>
  spaced(sql`article_revision as revision
    where revision.item_id = item.item_id and not revision.proposal and ${condition}`)

const isDue = sql`(article.verify_by is not null and article.verify_by <= portal_day())`

const isInReview = sql`exists (select from article_revision as revision
  where revision.item_id = item.item_id and revision.state = 'in_review' and not revision.proposal)`

const waitingProposals = sql`article_revision as revision
  where revision.item_id = item.item_id and revision.proposal and revision.state = 'in_review'`

/** Proposals that were never handed in concern nobody but those who write them. */
const isShown = sql`(item.state <> 'draft' or not exists (
    select from article_revision as revision where revision.item_id = item.item_id and revision.proposal)
  or exists (
    select from article_revision as revision where revision.item_id = item.item_id
      and (not revision.proposal or revision.state in ('in_review', 'changes_asked'))))`

/** By what readers read, and by what is only being written. */
function titled(keyword: string) {
  return sql`(${inAnyLanguage(sql`item.title`, keyword)} or exists (
    select from article_revision as revision
    where revision.item_id = item.item_id and (revision.state <> 'published' and not revision.proposal or revision.state in ('in_review', 'changes_asked'))
      and revision.title ilike ${containsPattern(keyword)}))`
}

/** Articles are written by hand: what has no index of its own is looked for among them alone, never among all items. */
export const articleList = defineList(listManagedArticles, {
  columns: ({ language, user_id }) => sql`
    item.item_id as article_id, item.state, item.updated_at, item.view_count::int as read_count,
    coalesce(in_language(item.title, ${language}), (
      select revision.title from article_revision as revision
      where revision.item_id = item.item_id and (not revision.proposal or revision.state <> 'draft')
      order by revision.updated_at desc limit 1), '') as title,
    coalesce((select in_language(name, ${language}) from knowledge_type
      where knowledge_type_id = item.category_id), '') as knowledge_type_name,
    ${spaced(sql`jsonb_object_keys(article.body) as language`)} as languages,
    ${underWay(sql`revision.state in ('draft', 'changes_asked')`)} as drafts,
    ${underWay(sql`revision.state = 'in_review'`)} as in_review,
    ${underWay(sql`revision.state = 'in_review' and revision.author_id = ${user_id}`)} as to_take_back,
    (select count(*)::int from ${waitingProposals}) as proposed, article.verify_by::text as verify_by, ${isDue} as verify_overdue,
    article.useful_count, article.not_useful_count, ${ownerName(language)} as owner_name`,
  from: () => sql`item join article using (item_id) left join account on account.user_id = item.owner_id`,
  where: ({ keyword, knowledge_type_id, state, verify }) => [
    sql`item.kind = 'article'`,
    isShown,
    knowledge_type_id !== undefined && sql`item.category_id = ${knowledge_type_id}`,
    state === 'in_review' && isInReview,
    state === 'proposed' && sql`exists (select from ${waitingProposals})`,
    state !== undefined && state !== 'in_review' && state !== 'proposed' && sql`item.state = ${state}`,
    verify === 'due' && sql`(${isDue} and item.state = 'published')`,
    keyword ? titled(keyword) : null,
  ],
  orders: {
    title: sql`coalesce(in_language(item.title, 'zh-CN'), '')`,
    state: sql`item.state`,
    updated_at: sql`item.updated_at`,
    verify_by: sql`article.verify_by`,
    read_count: sql`item.view_count`,
    useful_count: sql`article.useful_count`,
    not_useful_count: sql`article.not_useful_count`,
  },
  compared: { title: ({ language }) => sql`in_language(item.title, ${language})` },
  sparse: ['verify_by'],
  first: { updated_at: 'desc' },
  tie: sql`item.item_id`,
})
