import { ask } from '../../platform/ask.ts'
import { atom } from '../../platform/atom.ts'
import { feedAddress } from '../../platform/feed-address.ts'
import { orNull } from '../../platform/or-null.ts'
import { callerOf, pageContext } from '../../platform/page-context.ts'
import { xml } from '../../platform/xml.ts'
import type { Route } from './+types/feed.ts'

const newest = 30

/** `/feed/case.xml`: the newest cases, for readers of feeds. */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin, language, i18n } = context.get(pageContext)
  const caller = callerOf(context)
  const [website, { list }] = await Promise.all([
    orNull(ask(caller, 'GET /api/website')),
    ask(caller, 'GET /api/cases', { query: { size: newest } }),
  ])
  const platformTitle = website?.platform_title ?? i18n.t('common:brand.name')

  const feed = atom({
    ...{ origin, language, self: feedAddress('case', language), page: '/case', author: platformTitle },
    title: `${i18n.t('case:list.title')} · ${platformTitle}`,
    subtitle: i18n.t('case:list.lead'),
    entries: list.map(({ case_id, industries, ...one }) => ({
      ...one,
      path: `/case/${case_id}`,
      author: null,
      categories: industries.map(({ industry_id, industry_name }) => ({
        ...{ term: `industry-${industry_id}`, label: industry_name },
      })),
    })),
  })
  return xml(feed, 'application/atom+xml')
}
