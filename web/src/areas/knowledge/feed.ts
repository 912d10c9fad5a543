import { ask } from '../../platform/ask.ts'
import { atom } from '../../platform/atom.ts'
import { feedAddress } from '../../platform/feed-address.ts'
import { orNull } from '../../platform/or-null.ts'
import { callerOf, pageContext } from '../../platform/page-context.ts'
import { xml } from '../../platform/xml.ts'
import type { Route } from './+types/feed.ts'

const newest = 30

/** `/feed/knowledge.xml`: the newest articles, for readers of feeds. */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin, language, i18n } = context.get(pageContext)
  const caller = callerOf(context)
  const [website, { list }] = await Promise.all([
    orNull(ask(caller, 'GET /api/website')),
    ask(caller, 'GET /api/knowledges', { query: { order_by: { published_at: 'desc' }, size: newest } }),
  ])
  const platformTitle = website?.platform_title ?? i18n.t('common:brand.name')

  const feed = atom({
    ...{ origin, language, self: feedAddress('knowledge', language), page: '/knowledge', author: platformTitle },
    title: `${i18n.t('knowledge:overview.title')} · ${platformTitle}`,
    subtitle: i18n.t('knowledge:overview.lead'),
    entries: list.map(({ article_id, knowledge_type_id, knowledge_type_name, ...one }) => ({
      ...one,
      path: `/knowledge/article/${article_id}`,
      author: null,
      categories: [{ term: `knowledge-type-${knowledge_type_id}`, label: knowledge_type_name }],
    })),
  })
  return xml(feed, 'application/atom+xml')
}
