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

const cacheControl: Record<Exclude<Keeping, 'shared'>, string> = {
  browser: 'private, no-cache',
  nobody: 'no-store',
}

const vary: Record<Keeping, string> = {
  shared: `accept-encoding, ${languageHeader}`,
  browser: `accept-encoding, accept-language, cookie, ${languageHeader}`,
  nobody: 'accept-encoding, accept-language, cookie',
}

/** Joined once for a page that is sent many times. */
const joined = new WeakMap<RenderedPage, Map<Keeping, Record<string, string>>>()

/** `sharedSeconds`: how long shared caches may keep the page. A publication shows within two seconds: they are purged, or it is one. */
export function pageHeaders(page: RenderedPage, wanted: Keeping, sharedSeconds: number): Record<string, string> {
  // Only a page that was found is worth sharing: failures hold the number of one request.
  const keeping = wanted === 'shared' && page.status !== 200 ? 'browser' : wanted
  const ofPage = joined.get(page) ?? new Map<Keeping, Record<string, string>>()
  joined.set(page, ofPage)
  const headers = ofPage.get(keeping) ?? {
    ...Object.fromEntries(page.headers),
    vary: vary[keeping],
    'cache-control':
      keeping === 'shared' ? `public, max-age=0, s-maxage=${sharedSeconds}, stale-if-error=600` : cacheControl[keeping],
    ...(keeping === 'nobody' && { 'referrer-policy': 'no-referrer' }),
  }
  ofPage.set(keeping, headers)
  return headers
}

interface SendOptions {
  keeping: Keeping
  sharedSeconds: number
}

export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
  { keeping, sharedSeconds }: SendOptions,
) {
  reply.code(page.status).headers(pageHeaders(page, keeping, sharedSeconds))

  if (page.tag !== null && keeping !== 'nobody') {
    reply.header('etag', page.tag)
    if (request.headers['if-none-match']?.includes(page.tag)) return reply.code(304).send()
  }

  const encoding = page.body.encodingFor(acceptedEncoding(request.headers['accept-encoding']))
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await page.body.as(encoding))
}
