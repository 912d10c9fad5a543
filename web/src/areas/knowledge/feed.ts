import { ask } from '../../platform/api/ask.ts'
import { answerFeed, newest } from '../../platform/feed/feed.ts'
import { callerOf, pageContext } from '../../platform/page/page-context.ts'
import type { Route } from './+types/feed.ts'

/** `/feed/knowledge.xml`: the newest articles, for readers of feeds. */
export async function loader({ context }: Route.LoaderArgs) {
  const { i18n } = context.get(pageContext)
  const { list } = await ask(callerOf(context), 'GET /api/knowledges', {
    query: { order_by: { published_at: 'desc' }, size: newest },
  })

  return answerFeed(context, {
    name: 'knowledge',
    page: '/knowledge',
    title: i18n.t('knowledge:overview.title'),
    subtitle: i18n.t('knowledge:overview.lead'),
    entries: list.map(({ article_id, knowledge_type_id, knowledge_type_name, ...one }) => ({
      ...one,
      path: `/knowledge/article/${article_id}`,
      author: null,
      categories: [{ term: `knowledge-type-${knowledge_type_id}`, label: knowledge_type_name }],
    })),
  })
}
