import { ask } from '../../platform/api/ask.ts'
import { createXmlResponse } from '../../platform/feed/xml.ts'
import { callerOf, pageContext } from '../../platform/page/page-context.ts'
import type { Route } from './+types/index.ts'
import { idsPerFile } from './range-loader.ts'
import { siteMapIndex } from './xml.ts'

/** `/sitemap.xml` names the files; each file covers one range of ids, so none is ever counted through. */
export async function loader({ context }: Route.LoaderArgs) {
  const { last_id } = await ask(callerOf(context), 'GET /api/resources/addresses', { query: { from: 1, to: 1 } })
  const ranges = Array.from({ length: Math.ceil(last_id / idsPerFile) }, (_, place) => `${place + 1}.xml`)
  const files = ['resources', 'articles', 'cases', 'videos', 'apps'].flatMap((kind) =>
    ranges.map((range) => `/sitemap/${kind}/${range}`),
  )

  return createXmlResponse(siteMapIndex(context.get(pageContext).origin, ['/sitemap/pages.xml', ...files]))
}
