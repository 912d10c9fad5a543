import { ask } from '../../platform/ask.ts'
import { atom } from '../../platform/atom.ts'
import { orNull } from '../../platform/or-null.ts'
import { callerOf, pageContext } from '../../platform/page-context.ts'
import { xml } from '../../platform/xml.ts'
import type { Route } from './+types/feed.ts'

const newest = 30

/** `/feed/app-store.xml`: the newest apps, for readers of feeds. */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin, language, i18n } = context.get(pageContext)
  const caller = callerOf(context)
  const [website, { list }] = await Promise.all([
    orNull(ask(caller, 'GET /api/website')),
    ask(caller, 'GET /api/apps', { query: { order_by: { published_at: 'desc' }, size: newest } }),
  ])
  const platformTitle = website?.platform_title ?? i18n.t('common:brand.name')

  const feed = atom({
    ...{ origin, language, self: `/feed/app-store.xml?lang=${language}`, page: '/app-store', author: platformTitle },
    title: `${i18n.t('common:area.app-store')} · ${platformTitle}`,
    subtitle: i18n.t('download:apps.lead'),
    entries: list.map(({ app_id, app_category_id, app_category_name, publisher, ...one }) => ({
      ...one,
      path: `/app-store/${app_id}`,
      author: publisher,
      categories: [{ term: `category-${app_category_id}`, label: app_category_name }],
    })),
  })
  return xml(feed, 'application/atom+xml')
}
