import { ask } from '../../platform/api/ask.ts'
import { answerFeed, newest } from '../../platform/feed/feed.ts'
import { callerOf, pageContext } from '../../platform/page/page-context.ts'
import type { Route } from './+types/feed.ts'

/** `/feed/case.xml`: the newest cases, for readers of feeds. */
export async function loader({ context }: Route.LoaderArgs) {
  const { i18n } = context.get(pageContext)
  const { list } = await ask(callerOf(context), 'GET /api/cases', { query: { size: newest } })

  return answerFeed(context, {
    name: 'case',
    page: '/case',
    title: i18n.t('case:list.title'),
    subtitle: i18n.t('case:list.lead'),
    entries: list.map(({ case_id, industries, ...one }) => ({
      ...one,
      path: `/case/${case_id}`,
      author: null,
      categories: industries.map(({ industry_id, industry_name }) => ({
        term: `industry-${industry_id}`,
        label: industry_name,
      })),
    })),
  })
}
