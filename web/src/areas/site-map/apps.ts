import { redirect } from 'react-router'
import { ask } from '../../platform/ask.ts'
import { callerOf, pageContext } from '../../platform/page-context.ts'
import { xml } from '../../platform/xml.ts'
import type { Route } from './+types/apps.ts'
import { rangeOf } from './ranges.ts'
import { siteMap } from './xml.ts'

/** `/sitemap/apps/3.xml`: the apps of one range of ids. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const range = rangeOf(/^(\d+)\.xml$/.exec(params.file)?.[1])
  if (!range) throw redirect('/errors')

  const { list } = await ask(callerOf(context), 'GET /api/apps/addresses', { query: range })
  const entries = list.map(({ app_id, updated_at }) => ({ path: `/app-store/${app_id}`, updated_at }))
  return xml(siteMap(context.get(pageContext), entries))
}
