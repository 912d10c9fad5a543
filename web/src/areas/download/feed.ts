import { ask } from '../../platform/ask.ts'
import { atom } from '../../platform/atom.ts'
import { orNull } from '../../platform/or-null.ts'
import { callerOf, pageContext } from '../../platform/page-context.ts'
import { xml } from '../../platform/xml.ts'
import type { Route } from './+types/feed.ts'
import { releaseAddress } from './download.ts'

const newest = 30

/** `/feed/download.xml`: the newest releases of all products, for readers of feeds. */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin, language, i18n } = context.get(pageContext)
  const caller = callerOf(context)
  const [website, { list }] = await Promise.all([
    orNull(ask(caller, 'GET /api/website')),
    ask(caller, 'GET /api/downloads'),
  ])
  const platformTitle = website?.platform_title ?? i18n.t('common:brand.name')
  const releases = list
    .flatMap(({ product_code, product_name, releases }) =>
      releases.map((release) => ({ ...release, product_code, product_name })),
    )
    .toSorted((one, other) => Date.parse(other.published_at) - Date.parse(one.published_at))

  const feed = atom({
    ...{ origin, language, self: `/feed/download.xml?lang=${language}`, page: '/download', author: platformTitle },
    title: `${i18n.t('download:list.title')} · ${platformTitle}`,
    subtitle: i18n.t('download:list.lead'),
    entries: releases.slice(0, newest).map(({ product_code, product_name, version, ...release }) => ({
      ...release,
      path: releaseAddress(product_code, version),
      author: null,
      categories: [{ term: product_code, label: product_name }],
    })),
  })
  return xml(feed, 'application/atom+xml')
}
