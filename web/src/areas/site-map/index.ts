import { ask } from '../../platform/api/ask.ts'
import { createXmlResponse } from '../../platform/feed/xml.ts'
import { callerOf, pageContext } from '../../platform/page/page-context.ts'
import type { Route } from './+types/index.ts'
import { idsPerFile } from './range-loader.ts'
import { siteMapIndex } from './xml.ts'

/** `/sitemap.xml` names the files; each file covers one range of ids, so none is ever counted through. */
export async function loader({ context }: Route.LoaderArgs) {
  const { last_id } = await ask(callerOf(context), 'GET /api/resources/addresses', { query: { from: 1, to: 1 } })
  const authors = await ask(callerOf(context), 'GET /api/authors/addresses', { query: { from: 1, to: 1 } })
  const files = [
    ...['resources', 'articles', 'cases', 'videos', 'apps'].flatMap((kind) => filesUpTo(last_id, kind)),
    ...filesUpTo(authors.last_id, 'authors'),
  ]

  return createXmlResponse(siteMapIndex(context.get(pageContext).origin, ['/sitemap/pages.xml', ...files]))
}

function filesUpTo(last_id: number, kind: string): string[] {
  return Array.from({ length: Math.ceil(last_id / idsPerFile) }, (_, place) => `/sitemap/${kind}/${place + 1}.xml`)
}
