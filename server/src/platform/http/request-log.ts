import type { FastifyInstance } from 'fastify'
import { Histogram, type Registry } from 'prom-client'

/** Query parameters that open doors, and what does so in a path: a journey to another house, a file's ticket, a shared project. */
const secrets = ['token', 'code', 'state', 'ticket', 'solution']
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
  const [address = '', query] = url.split('?', 2)
  const path = address.replace(secretInPath, '…')
  if (query === undefined) return path

  const parameters = new URLSearchParams(query)
  for (const [name, value] of [...parameters]) {
    if (secrets.includes(name.toLowerCase())) parameters.delete(name)
    // An address within the address, such as the place to go back to, may have secrets of its own.
    else if (/^(\w+:)?\//.test(value)) parameters.set(name, value.replace(/[?#].*/s, ''))
  }
  return parameters.size === 0 ? path : `${path}?${parameters}`
}
