import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../../../config.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The policy of a page that is rendered once and sent many times. */
    pagePolicy(allowed: AllowedInline): string
  }
  interface FastifyReply {
    /** For a page that is made for this answer alone: sets its policy and gives the nonce its scripts and styles must carry. */
    allowPage(styles?: 'anywhere'): string
  }
}

/** The inline scripts and styles of one page as sources of a policy: `'sha256-…'` or `'nonce-…'`. */
export interface AllowedInline {
  scripts: readonly string[]
  styles: readonly string[] | 'anywhere'
}

/** On every response. One that is not a page may load nothing at all. */
export function securityHeaders(app: FastifyInstance, config: Config) {
  const headers = headersFor(config)

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    reply.header('x-request-id', request.id)
  })

  app.decorateReply('allowPage', function allowPage(this: FastifyReply, styles?: 'anywhere') {
    const nonce = randomBytes(16).toString('base64')
    const own = [`'nonce-${nonce}'`]
    this.header('content-security-policy', pagePolicy({ scripts: own, styles: styles ?? own }, config))
    return nonce
  })

  app.decorate('pagePolicy', (allowed) => pagePolicy(allowed, config))
}

export function headersFor({ PUBLIC_ADDRESS }: Pick<Config, 'PUBLIC_ADDRESS'>): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    'x-content-type-options': 'nosniff',
    // Never a path or a query, not even to ourselves: addresses may hold secrets.
    'referrer-policy': 'strict-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(isSecure(PUBLIC_ADDRESS) && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

export function isSecure(address: string): boolean {
  return address.startsWith('https:')
}

/** Style attributes are covered by style-src and so refused: colours and sizes come from classes. */
function pagePolicy({ scripts, styles }: AllowedInline, config: Config) {
  const { NODE_ENV, PUBLIC_ADDRESS } = config
  const developing = NODE_ENV === 'development'
  const frames = framesOf(config)
  const policy = {
    'default-src': "'self'",
    'script-src': ["'self'", ...scripts].join(' '),
    // Vite replaces styles in the running page, without a nonce.
    'style-src': developing || styles === 'anywhere' ? "'self' 'unsafe-inline'" : ["'self'", ...styles].join(' '),
    'connect-src': developing ? "'self' ws:" : "'self'",
    'img-src': "'self' data: blob:",
    // Players that put a film together themselves hand it over as a blob.
    'media-src': "'self' blob:",
    ...(frames.length > 0 && { 'frame-src': ["'self'", ...frames].join(' ') }),
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'self'",
    'form-action': "'self'",
    ...(isSecure(PUBLIC_ADDRESS) && { 'upgrade-insecure-requests': '' }),
  }
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`.trim())
    .join('; ')
}

/** Pages of others that are shown within ours: a code to scan, and what people uploaded, from its own address. */
function framesOf({ WECHAT_APP_ID, WECHAT_OPEN_ADDRESS, CONTENT_ADDRESS }: Config): string[] {
  return [
    ...(WECHAT_APP_ID ? [`${WECHAT_OPEN_ADDRESS}/connect/qrconnect`] : []),
    ...(CONTENT_ADDRESS ? [`${CONTENT_ADDRESS}/content/`] : []),
  ]
}
