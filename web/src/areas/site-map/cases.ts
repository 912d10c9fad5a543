import { redirect } from 'react-router'
import { ask } from '../../platform/ask.ts'
import { callerOf, pageContext } from '../../platform/page-context.ts'
import { xml } from '../../platform/xml.ts'
import type { Route } from './+types/cases.ts'
import { rangeOf } from './ranges.ts'
import { siteMap } from './xml.ts'

/** `/sitemap/cases/3.xml`: the cases of one range of ids. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const range = rangeOf(/^(\d+)\.xml$/.exec(params.file)?.[1])
  if (!range) throw redirect('/errors')

  const { list } = await ask(callerOf(context), 'GET /api/cases/addresses', { query: range })
  const entries = list.map(({ case_id, updated_at }) => ({ path: `/case/${case_id}`, updated_at }))
  return xml(siteMap(context.get(pageContext), entries))
}
