import { agreements } from '@atrium/contract/account/agreement'
import { resourceTypes } from '@atrium/contract/resource-types'
import { ask } from '../../platform/api/ask.ts'
import { createXmlResponse } from '../../platform/feed/xml.ts'
import { callerOf, pageContext } from '../../platform/page/page-context.ts'
import type { Route } from './+types/pages.ts'
import { siteMap } from './xml.ts'

const areas = ['/', '/resource', '/knowledge', '/case', '/video', '/download', '/app-store']
const agreementPages = Object.keys(agreements).map((agreement) => `/agreement/${agreement}`)

/** `/sitemap/pages.xml`: the areas, the agreements, the seven types, the kits, the knowledge types, the products and their releases. */
export async function loader({ context }: Route.LoaderArgs) {
  const caller = callerOf(context)
  const { list } = await ask(caller, 'GET /api/knowledges/types', { query: { parent_id: null } })
  const { list: products } = await ask(caller, 'GET /api/downloads')
  const { list: kits } = await ask(caller, 'GET /api/kits')
  const paths = [
    ...areas,
    ...agreementPages,
    ...resourceTypes.map((type) => `/resource/${type}`),
    '/resource/kits',
    ...kits.map(({ slug }) => `/resource/kits/${slug}`),
    ...list.map(({ knowledge_type_id }) => `/knowledge/detail/${knowledge_type_id}`),
    ...products.flatMap(({ product_code, releases }) => [
      `/download/${product_code}`,
      ...releases.map(({ version }) => `/download/${product_code}/${encodeURIComponent(version)}`),
    ]),
  ]
  return createXmlResponse(
    siteMap(
      context.get(pageContext),
      paths.map((path) => ({ path })),
    ),
  )
}
