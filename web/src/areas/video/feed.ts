import { ask } from '../../platform/ask.ts'
import { atom } from '../../platform/atom.ts'
import { feedAddress } from '../../platform/feed-address.ts'
import { orNull } from '../../platform/or-null.ts'
import { callerOf, pageContext } from '../../platform/page-context.ts'
import { xml } from '../../platform/xml.ts'
import type { Route } from './+types/feed.ts'

const newest = 30

/** `/feed/video.xml`: the newest videos, for readers of feeds. */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin, language, i18n } = context.get(pageContext)
  const caller = callerOf(context)
  const [website, { list }] = await Promise.all([
    orNull(ask(caller, 'GET /api/website')),
    ask(caller, 'GET /api/videos', { query: { order_by: { published_at: 'desc' }, size: newest } }),
  ])
  const platformTitle = website?.platform_title ?? i18n.t('common:brand.name')

  const feed = atom({
    ...{ origin, language, self: feedAddress('video', language), page: '/video', author: platformTitle },
    title: `${i18n.t('video:list.title')} · ${platformTitle}`,
    subtitle: i18n.t('video:list.lead'),
    entries: list.map(({ video_id, video_category_id, video_category_name, ...one }) => ({
      ...one,
      path: `/video/${video_id}`,
      author: null,
      categories: [{ term: `video-category-${video_category_id}`, label: video_category_name }],
    })),
  })
  return xml(feed, 'application/atom+xml')
}
