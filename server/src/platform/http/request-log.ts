import type { FastifyInstance } from 'fastify'
import { Histogram, type Registry } from 'prom-client'

/**
 * Query parameters whose values may be logged, because they only choose what is shown. Any other value may be a secret, a
 * search text, an e-mail address or a phone number, or hold one: `return_to`, `search`.
 */
const harmless = ['lang', 'page', 'size', 'order', 'type', 'kind', 'from', 'to', 'version']
const harmlessValue = /^[\w.-]{1,20}$/
const parameterName = /^[a-z_]{1,30}$/i

/** What opens something by itself: the state of a sign-in, the ticket of a file, a shared project. */
const secretInPath =
  /(?<=\/oauth\/login\/result\/[^/]+\/)[^/]+|(?<=\/shared-(?:projects|collections)\/)[^/]+|(?<=^\/(?:file|content|p|c)\/)(?!public\/)[^/]+/

/** One line and one measurement per request: never a header, a body or a secret. */
export function logRequests(app: FastifyInstance, metrics: Registry) {
  const seconds = new Histogram({
    name: 'atrium_request_seconds',
    help: 'Time from the arrival of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [metrics],
  })

  app.addHook('onResponse', async (request, reply) => {
    const { method, ip, viewer, routeOptions } = request
    const { statusCode: status, elapsedTime } = reply

    seconds.observe({ method, route: routeOptions.url ?? 'none', status }, elapsedTime / 1000)
    request.log.info(
      {
        method,
        path: withoutSecrets(request.url),
        status,
        ms: Math.round(elapsedTime * 10) / 10,
        ip,
        user_id: viewer?.user_id,
      },
      'request',
    )
  })
}

export function withoutSecrets(url: string): string {
  const [address = '', ...rest] = url.split('?')
  const path = address.replace(secretInPath, '…')
  if (rest.length === 0) return path

  const parameters = [...new URLSearchParams(rest.join('?'))].map(([name, value]) => {
    const isHarmless = harmless.includes(name) && harmlessValue.test(value) && !/\d{6}/.test(value)
    return `${parameterName.test(name) ? name : '…'}=${isHarmless ? value : '…'}`
  })
  return parameters.length === 0 ? path : `${path}?${parameters.join('&')}`
}
