import { ask } from '../../platform/api/ask.ts'
import { answerFeed, newest } from '../../platform/feed/feed.ts'
import { callerOf, pageContext } from '../../platform/page/page-context.ts'
import type { Route } from './+types/feed.ts'

/** `/feed/app-store.xml`: the newest apps, for readers of feeds. */
export async function loader({ context }: Route.LoaderArgs) {
  const { i18n } = context.get(pageContext)
  const { list } = await ask(callerOf(context), 'GET /api/apps', {
    query: { order_by: { published_at: 'desc' }, size: newest },
  })

  return answerFeed(context, {
    name: 'app-store',
    page: '/app-store',
    title: i18n.t('common:area.app-store'),
    subtitle: i18n.t('download:apps.lead'),
    entries: list.map(({ app_id, app_category_id, app_category_name, publisher, ...one }) => ({
      ...one,
      path: `/app-store/${app_id}`,
      author: publisher,
      categories: [{ term: `category-${app_category_id}`, label: app_category_name }],
    })),
  })
}
