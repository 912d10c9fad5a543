import { ask } from '../../platform/api/ask.ts'
import { answerFeed, newest } from '../../platform/feed/feed.ts'
import { callerOf, pageContext } from '../../platform/page/page-context.ts'
import type { Route } from './+types/feed.ts'

/** `/feed/video.xml`: the newest videos, for readers of feeds. */
export async function loader({ context }: Route.LoaderArgs) {
  const { i18n } = context.get(pageContext)
  const { list } = await ask(callerOf(context), 'GET /api/videos', {
    query: { order_by: { published_at: 'desc' }, size: newest },
  })

  return answerFeed(context, {
    name: 'video',
    page: '/video',
    title: i18n.t('video:list.title'),
    subtitle: i18n.t('video:list.lead'),
    entries: list.map(({ video_id, video_category_id, video_category_name, ...one }) => ({
      ...one,
      path: `/video/${video_id}`,
      author: null,
      categories: [{ term: `video-category-${video_category_id}`, label: video_category_name }],
    })),
  })
}
