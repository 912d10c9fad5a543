import { redirect } from 'react-router'
import { ask } from '../../platform/ask.ts'
import { callerOf, pageContext } from '../../platform/page-context.ts'
import { xml } from '../../platform/xml.ts'
import type { Route } from './+types/resources.ts'
import { rangeOf } from './ranges.ts'
import { siteMap } from './xml.ts'

/** `/sitemap/resources/3.xml`: the resources of one range of ids. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const range = rangeOf(/^(\d+)\.xml$/.exec(params.file)?.[1])
  if (!range) throw redirect('/errors')

  const { list } = await ask(callerOf(context), 'GET /api/resources/addresses', { query: range })
  return xml(
    siteMap(
      context.get(pageContext),
      list.map(({ resource_id, resource_type, updated_at }) => ({
        path: `/resource/${resource_type}/${resource_id}`,
        updated_at,
      })),
    ),
  )
}
