import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../../config.ts'
import { sendFailure } from '../answer-failures.ts'
import { Failure } from '../failure.ts'
import { isInProcess } from './limit.ts'

type HostConfig = Pick<Config, 'PUBLIC_ADDRESS' | 'CONTENT_ADDRESS' | 'ALLOWED_HOSTS'>

const loopback = ['127.0.0.1', 'localhost', '[::1]']

/** Load balancers use the IP address instead of the host name. */
const healthChecks = /^\/(healthz|readyz)$/

/**
 * Answers only under the names the portal is configured with: links, cookies and caches trust the name, and an attacker's
 * DNS entry may lead to any server.
 */
export function refuseForeignHosts(app: FastifyInstance, config: HostConfig) {
  const hosts = servedHosts(config)

  app.addHook('onRequest', async (request, reply) => {
    // What follows on the connection may not be what its sender meant.
    if (isAmbiguous(request)) {
      return sendFailure(request, reply.header('connection', 'close'), new Failure('invalid_input'), 400)
    }
    if (isInProcess(request) || healthChecks.test(request.url)) return
    if (!hosts.has(request.hostname.toLowerCase())) {
      request.log.warn({ host: request.hostname.slice(0, 200) }, 'host name is not served: see ALLOWED_HOSTS')
      return reply.code(421).headers({ 'cache-control': 'no-store', 'content-type': 'text/plain' }).send('')
    }
  })
}

/** Names without ports: the port is the proxy's choice. Where people reach the portal by loopback, any loopback name will do. */
export function servedHosts({ PUBLIC_ADDRESS, CONTENT_ADDRESS, ALLOWED_HOSTS }: HostConfig): Set<string> {
  const own = new URL(PUBLIC_ADDRESS).hostname
  const content = CONTENT_ADDRESS === undefined ? [] : [new URL(CONTENT_ADDRESS).hostname]
  return new Set([own, ...content, ...ALLOWED_HOSTS, ...(loopback.includes(own) ? loopback : [])])
}

/**
 * Proxies disagree about requests with two host lines or several transfer codings, which is how one request is smuggled
 * inside another. Node lets these two through.
 */
function isAmbiguous({ raw: { rawHeaders, headers } }: FastifyRequest): boolean {
  const coding = headers['transfer-encoding']
  return hasTwoHosts(rawHeaders) || (coding !== undefined && coding.trim().toLowerCase() !== 'chunked')
}

/** Names and values in turn. */
export function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let lines = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string
    if (name.length === 4 && name.toLowerCase() === 'host') lines++
  }
  return lines > 1
}
