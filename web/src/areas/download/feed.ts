import { ask } from '../../platform/api/ask.ts'
import { answerFeed, newest } from '../../platform/feed/feed.ts'
import { callerOf, pageContext } from '../../platform/page/page-context.ts'
import type { Route } from './+types/feed.ts'
import { releaseAddress } from './download.ts'

/** `/feed/download.xml`: the newest releases of all products, for readers of feeds. */
export async function loader({ context }: Route.LoaderArgs) {
  const { i18n } = context.get(pageContext)
  const { list } = await ask(callerOf(context), 'GET /api/downloads')
  const releases = list
    .flatMap(({ product_code, product_name, releases }) =>
      releases.map((release) => ({ ...release, product_code, product_name })),
    )
    .toSorted((one, other) => Date.parse(other.published_at) - Date.parse(one.published_at))

  return answerFeed(context, {
    name: 'download',
    page: '/download',
    title: i18n.t('download:list.title'),
    subtitle: i18n.t('download:list.lead'),
    entries: releases.slice(0, newest).map(({ product_code, product_name, version, ...release }) => ({
      ...release,
      path: releaseAddress(product_code, version),
      author: null,
      cover: null,
      categories: [{ term: product_code, label: product_name }],
    })),
  })
}
