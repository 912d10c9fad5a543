import { ask } from '../../platform/api/ask.ts'
import { callerOf, pageContext } from '../../platform/page/page-context.ts'
import type { Route } from './+types/index-json.ts'
import { keyAddress, releaseAddress, sumsAddress } from './download.ts'

/** `/download/index.json`: everything there is to download, for programs. Names stay; new ones may come. */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin, language } = context.get(pageContext)
  const { list } = await ask(callerOf(context), 'GET /api/downloads')

  return Response.json({
    index_version: 1,
    language,
    products: list.map(({ releases, ...product }) => ({
      ...product,
      releases: releases.map(({ key_id, files, ...release }) => ({
        ...release,
        page: origin + releaseAddress(product.product_code, release.version),
        ...(key_id && {
          sums: origin + sumsAddress(product.product_code, release.version),
          signature: `${origin + sumsAddress(product.product_code, release.version)}.sig`,
          key: origin + keyAddress(key_id),
        }),
        files: files.map(({ address, ...file }) => ({ ...file, address: new URL(address, origin).href })),
      })),
    })),
  })
}
