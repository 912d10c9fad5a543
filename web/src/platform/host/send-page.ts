import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RenderedPage } from './kept-pages.ts'

interface SendPageOptions {
  noncePlaceholder: string
  /** False for an address that carries a secret and must leave no trace. */
  shareable: boolean
}

/** Worked out once for a page that is sent many times. */
const tags = new WeakMap<RenderedPage, string>()
const pieces = new WeakMap<RenderedPage, string[]>()

export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
  { noncePlaceholder, shareable }: SendPageOptions,
) {
  reply.code(page.status)
  for (const [name, value] of page.headers) reply.header(name, value)
  reply.header('vary', 'accept-language, cookie')
  // Browsers keep a copy and ask each time whether it still holds; proxies keep none, for it carries a nonce.
  reply.header('cache-control', shareable ? 'private, no-cache' : 'no-store')
  if (!shareable) reply.header('referrer-policy', 'no-referrer')

  if (shareable && page.status === 200) {
    const tag = tagOf(page)
    reply.header('etag', tag)
    // No page policy with a 304: the copy holds the nonce it came with, another one would lock out its own scripts.
    if (request.headers['if-none-match']?.includes(tag)) return withoutPolicy(reply).code(304).send()
  }

  if (!isHtml(page)) return reply.send(page.body)
  return reply.send(piecesOf(page, noncePlaceholder).join(reply.allowPage()))
}

function withoutPolicy(reply: FastifyReply) {
  return reply.removeHeader('content-security-policy')
}

function isHtml({ headers }: RenderedPage) {
  return headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/html'))
}

function piecesOf(page: RenderedPage, noncePlaceholder: string): string[] {
  const around = pieces.get(page) ?? page.body.toString('utf8').split(noncePlaceholder)
  pieces.set(page, around)
  return around
}

function tagOf(page: RenderedPage): string {
  const tag = tags.get(page) ?? `W/"${createHash('sha1').update(page.body).digest('base64url')}"`
  tags.set(page, tag)
  return tag
}
