import { randomBytes, timingSafeEqual } from 'node:crypto'
import { antiForgery } from '@atrium/contract/forgery'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { Failure } from './failure.ts'
import { isSecure } from './headers.ts'

const readMethods = ['GET', 'HEAD', 'OPTIONS']

/** A request that changes something must repeat the cookie in a header, and must not come from another site's page. */
export function refuseForgery(app: FastifyInstance, { PUBLIC_ADDRESS }: Config) {
  const secure = isSecure(PUBLIC_ADDRESS) ? '; Secure' : ''

  app.addHook('onRequest', async (request) => {
    if (readMethods.includes(request.method)) return
    if (!repeatsCookie(request)) throw new Failure('forged', { detail: 'the token is missing or wrong' })
    if (isForeign(request, PUBLIC_ADDRESS)) throw new Failure('forged', { detail: 'from the page of another site' })
  })

  app.addHook('onSend', async (request, reply) => {
    // A cookie in an answer that others may keep would be handed to all of them.
    const shared = /public|s-maxage/.test(String(reply.getHeader('cache-control') ?? ''))
    if (shared || request.method !== 'GET' || cookieOf(request)) return
    const token = randomBytes(24).toString('base64url')
    reply.header('set-cookie', `${antiForgery.cookie}=${token}; Path=/; SameSite=Lax${secure}`)
  })
}

function repeatsCookie(request: FastifyRequest) {
  const cookie = cookieOf(request)
  const repeated = request.headers[antiForgery.header]
  if (!cookie || typeof repeated !== 'string' || repeated.length !== cookie.length) return false
  return timingSafeEqual(Buffer.from(cookie), Buffer.from(repeated))
}

const cookiePattern = new RegExp(`(?:^|;\\s*)${antiForgery.cookie}=([\\w-]{32,64})(?:;|$)`)

function cookieOf({ headers }: FastifyRequest): string | undefined {
  return cookiePattern.exec(headers.cookie ?? '')?.[1]
}

/** The second line, for the day somebody finds a way to plant a cookie. */
function isForeign({ headers, host }: FastifyRequest, publicAddress: string) {
  if (headers['sec-fetch-site'] === 'cross-site') return true
  if (headers.origin === undefined) return false
  if (headers.origin === new URL(publicAddress).origin) return false
  return !URL.canParse(headers.origin) || new URL(headers.origin).host !== host
}
