import type { FastifyInstance } from 'fastify'
import type { Config } from '../../../config.ts'
import type { Platform } from '../../../platform.ts'
import { isPackage } from './serve.content-address.ts'
import { openEntry } from './serve.content-package.ts'
import { findStored } from './serve.find.ts'
import { openTickets } from './serve.ticket.ts'

/** Types inside a package follow from the file name: only the sandbox reads them, without sniffing. */
const endings: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  htm: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  mp4: 'video/mp4',
  ttf: 'font/ttf',
  woff: 'font/woff',
  woff2: 'font/woff2',
}

/** Pages people made, from the second address: without cookies, without anything of ours, in a sandbox of the browser. */
export function contentServing(app: FastifyInstance, { config, db, secret, storage }: Platform) {
  const tickets = openTickets(secret, 'content-ticket')

  app.route<{ Params: { ticket: string; '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/content/:ticket/*',
    config: { content: true },
    async handler(request, reply) {
      const { ticket: text, '*': path } = request.params
      const ticket = tickets.read(text)
      reply.headers(headersOf(config, text, ticket?.scripts ?? false))
      if (!ticket) return reply.code(403).send()
      const stored = await findStored(db, ticket, '')
      if (!stored) return reply.code(404).send()

      const isPacked = isPackage(stored.content_type)
      const found = isPacked ? await openEntry(storage, stored, path) : await storage.get(stored.object_key)
      if (!found) return reply.code(404).send()

      reply.raw.once('close', () => found.body.destroy())
      reply.header('content-type', isPacked ? typeOfEntry(path) : typeOfPage(stored.content_type))
      return reply.header('content-length', found.size).send(found.body)
    },
  })
}

/** A page may load what lies in its own package, and is shown within the portal only. */
function headersOf({ CONTENT_ADDRESS, PUBLIC_ADDRESS }: Config, ticket: string, scripts: boolean) {
  const own = `${CONTENT_ADDRESS}/content/${ticket}/`
  const policy = [
    scripts ? 'sandbox allow-scripts' : 'sandbox',
    "default-src 'none'",
    `img-src ${own} data: blob:`,
    `style-src ${own} 'unsafe-inline'`,
    `font-src ${own} data:`,
    `media-src ${own} data: blob:`,
    ...(scripts ? [`script-src ${own} 'unsafe-inline'`] : []),
    `frame-ancestors ${new URL(PUBLIC_ADDRESS).origin}`,
    "base-uri 'none'",
    "form-action 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    // A page in a sandbox is of no origin, so even its own pictures come from elsewhere.
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
  }
}

function typeOfEntry(path: string): string {
  const ending = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ''
  return (Object.hasOwn(endings, ending) && endings[ending]) || 'application/octet-stream'
}

/** A page of its own has the type that was found by looking inside. */
function typeOfPage(content_type: string | null): string {
  if (content_type === null) return 'application/octet-stream'
  return content_type.startsWith('text/') ? `${content_type}; charset=utf-8` : content_type
}
