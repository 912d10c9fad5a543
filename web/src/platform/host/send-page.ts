import { acceptedEncoding } from '@atrium/contract/encoding'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RenderedPage } from './kept-pages.ts'

/**
 * Who may keep the page: shared caches if its language follows from the address or from the header that an edge sends;
 * browsers, which ask each time whether their copy still holds; or nobody, because the address holds a secret.
 */
export type Keeping = 'shared' | 'browser' | 'nobody'

/** The language as an edge found it, from the cookie and Accept-Language (docs/operations.md). */
export const languageHeader = 'x-atrium-language'

/** A publication shows within two seconds: the portal keeps a page for one, so a shared cache may keep it for one more. */
const cacheControl: Record<Keeping, string> = {
  shared: 'public, max-age=0, s-maxage=1, stale-if-error=600',
  browser: 'private, no-cache',
  nobody: 'no-store',
}

const vary: Record<Keeping, string> = {
  shared: `accept-encoding, ${languageHeader}`,
  browser: `accept-encoding, accept-language, cookie, ${languageHeader}`,
  nobody: 'accept-encoding, accept-language, cookie',
}

export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: RenderedPage, wanted: Keeping) {
  // Only a page that was found is worth sharing: failures hold the number of one request.
  const keeping = wanted === 'shared' && page.status !== 200 ? 'browser' : wanted
  reply.code(page.status)
  for (const [name, value] of page.headers) reply.header(name, value)
  reply.header('vary', vary[keeping])
  reply.header('cache-control', cacheControl[keeping])
  if (keeping === 'nobody') reply.header('referrer-policy', 'no-referrer')

  if (page.tag !== null && keeping !== 'nobody') {
    reply.header('etag', page.tag)
    if (request.headers['if-none-match']?.includes(page.tag)) return reply.code(304).send()
  }

  const encoding = page.body.encodingFor(acceptedEncoding(request.headers['accept-encoding']))
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await page.body.as(encoding))
}
