import { antiForgery } from '@atrium/contract/forgery'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../../config.ts'
import type { Platform } from '../../../platform.ts'
import { Failure } from '../failure.ts'
import { bearerToken } from '../viewer.ts'
import { isSame, openForgeryTokens } from './forgery-token.ts'
import { isSecure } from './headers.ts'
import { servedHosts } from './hosts.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A file or a page, which caches may keep: a cookie would be kept with it. The first call that is not kept brings one. */
    setsNoCookie?: boolean
    /** The request carries its own proof, so it need not come from a page of the portal. */
    mayBeForeign?: true
  }
  interface FastifyRequest {
    /** Asked at the second address, where nothing of ours is: no cookie is set or read for it. */
    isContent: boolean
  }
  interface FastifyReply {
    /** The token of the session that this answer opens. */
    openedSession: string | null
  }
}

const readMethods = ['GET', 'HEAD', 'OPTIONS']

/** A request that changes something must repeat the cookie in a header, and must not come from another site's page. */
export function refuseForgery(app: FastifyInstance, { config, secret }: Pick<Platform, 'config' | 'secret'>) {
  const { PUBLIC_ADDRESS } = config
  const hosts = servedHosts(config)
  const tokens = openForgeryTokens(secret)
  const name = nameAt(PUBLIC_ADDRESS)
  const attributes = `Path=/; SameSite=Lax${isSecure(PUBLIC_ADDRESS) ? '; Secure' : ''}`

  app.decorateReply('openedSession', null)

  app.addHook('onRequest', async (request) => {
    if (readMethods.includes(request.method) || request.routeOptions.config.mayBeForeign) return
    const token = repeatedCookie(request, name)
    if (token === undefined) throw new Failure('csrf_rejected', { detail: 'CSRF token is missing or invalid' })
    if (!tokens.fits(token, bearerOf(request)))
      throw new Failure('csrf_rejected', { detail: 'CSRF token belongs to another session' })
    if (isForeign(request, PUBLIC_ADDRESS, hosts)) throw new Failure('csrf_rejected', { detail: 'cross-site request' })
  })

  // Every way in answers a login, so the ways themselves need not think of the cookie.
  app.addHook('preSerialization', async (_request, reply, payload) => {
    reply.openedSession = tokenIn(payload)
    return payload
  })

  app.addHook('onSend', async (request, reply) => {
    if (isShared(reply) || request.isContent || request.routeOptions.config.setsNoCookie) return
    const bearer = reply.openedSession ?? bearerOf(request)
    if (reply.openedSession === null && request.method !== 'GET') return
    if (cookiesOf(request, name).some((cookie) => tokens.fits(cookie, bearer))) return
    reply.header('set-cookie', `${name}=${tokens.issue(bearer)}; ${attributes}`)
  })
}

/** A cookie in an answer that others may keep would be handed to all of them. */
function isShared(reply: FastifyReply) {
  return /public|s-maxage/.test(String(reply.getHeader('cache-control') ?? ''))
}

function tokenIn(payload: unknown): string | null {
  const { data } = (payload ?? {}) as { data?: { token?: unknown } | null }
  return typeof data?.token === 'string' ? data.token : null
}

function bearerOf({ headers }: FastifyRequest) {
  return bearerToken(headers.authorization)
}

function repeatedCookie(request: FastifyRequest, name: string) {
  const repeated = request.headers[antiForgery.header]
  if (typeof repeated !== 'string') return undefined
  return cookiesOf(request, name).find((cookie) => isSame(cookie, repeated))
}

/** What tells a browser from others that have the same address of ours: a session's own cookie, or a visitor's. */
export function browserMarks(request: FastifyRequest, { PUBLIC_ADDRESS }: Pick<Config, 'PUBLIC_ADDRESS'>): string[] {
  return cookiesOf(request, nameAt(PUBLIC_ADDRESS))
}

/** Under https the __Host- prefix: browsers accept it only from this host. */
function nameAt(publicAddress: string) {
  return isSecure(publicAddress) ? antiForgery.secureCookie : antiForgery.cookie
}

/** All of that name: a neighbour who could plant one more must not be able to hide ours. */
function cookiesOf({ headers }: FastifyRequest, name: string): string[] {
  return (headers.cookie ?? '')
    .split(/;\s*/)
    .filter((cookie) => cookie.startsWith(`${name}=`))
    .map((cookie) => cookie.slice(name.length + 1))
}

/** The second defence, in case a cookie can be planted. */
function isForeign({ headers, host }: FastifyRequest, publicAddress: string, hosts: Set<string>) {
  if (headers['sec-fetch-site'] === 'cross-site') return true
  if (headers.origin === undefined) return false
  if (headers.origin === new URL(publicAddress).origin) return false
  if (!URL.canParse(headers.origin)) return true
  // The sender chooses the host line: that it repeats the origin proves nothing unless the name is one of ours.
  const origin = new URL(headers.origin)
  return !hosts.has(origin.hostname) || origin.host !== host
}
