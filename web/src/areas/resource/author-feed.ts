import { ask } from '../../platform/api/ask.ts'
import { answerFeed, newest } from '../../platform/feed/feed.ts'
import { callerOf, pageContext } from '../../platform/page/page-context.ts'
import type { Route } from './+types/author-feed.ts'
import { workAddress } from './author/work.ts'

/** `/feed/author/12.xml`: what an author published last, of every kind. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const user_id = Number(/^(\d{1,15})\.xml$/.exec(params.file)?.[1])
  if (!Number.isSafeInteger(user_id) || user_id < 1) throw new Response('There is no such feed.', { status: 404 })

  const caller = callerOf(context)
  const { i18n } = context.get(pageContext)
  const author = await ask(caller, 'GET /api/authors/{user_id}', { params: { user_id } })
  const { list } = await ask(caller, 'GET /api/authors/{user_id}/works', {
    params: { user_id },
    query: { order_by: { published_at: 'desc' }, size: newest },
  })

  return answerFeed(context, {
    name: `author/${user_id}`,
    page: `/resource/author/${user_id}`,
    title: author.name,
    subtitle: author.introduction || i18n.t('resource:author.works'),
    entries: list.map((work) => ({
      ...work,
      path: workAddress(work),
      author: author.name,
      categories: [{ term: work.resource_type ?? work.kind, label: i18n.t(`resource:author.kind_name.${work.kind}`) }],
    })),
  })
}
