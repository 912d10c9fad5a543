import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Rendered } from './kept-pages.ts'

const tags = new WeakMap<Rendered, string>()

export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Rendered, noncePlaceholder: string) {
  reply.code(page.status)
  for (const [name, value] of page.headers) reply.header(name, value)
  reply.header('vary', 'accept-language, cookie, accept-encoding')
  reply.header('cache-control', 'private, no-cache')

  if (page.status === 200) {
    const tag = tagOf(page)
    reply.header('etag', tag)
    if (request.headers['if-none-match']?.includes(tag)) return notModified(reply)
  }

  if (!isHtml(page)) return reply.send(page.body)
  return reply.send(page.body.toString('utf8').replaceAll(noncePlaceholder, 'nonce'))
}

/** The browser's copy holds the nonce it came with: a policy with another nonce would lock out its own scripts. */
function notModified(reply: FastifyReply) {
  reply.removeHeader('content-security-policy')
  return reply.code(304).send()
}

function isHtml({ headers }: Rendered) {
  return headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/html'))
}

function tagOf(page: Rendered): string {
  const known = tags.get(page) ?? `W/"${createHash('sha1').update(page.body).digest('base64url')}"`
  tags.set(page, known)
  return known
}
