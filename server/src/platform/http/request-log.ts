import type { FastifyInstance } from 'fastify'
import { Histogram, type Registry } from 'prom-client'
import type { Log } from '../log/log.ts'

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

interface RequestRecord {
  request_id: string
  method: string
  url: string
  /** The pattern of the address: metrics have one series for each. */
  route: string
  status: number
  milliseconds: number
  ip: string
  user_id?: number | null | undefined
}

export type RecordRequest = (record: RequestRecord) => void

/** One line and one measurement per request: never a header, a body or a secret. */
export function openRequestLog(log: Log, metrics: Registry): RecordRequest {
  const seconds = new Histogram({
    name: 'atrium_request_seconds',
    help: 'Time from the arrival of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [metrics],
  })

  return ({ request_id, method, url, route, status, milliseconds, ip, user_id }) => {
    seconds.observe({ method, route, status }, milliseconds / 1000)
    if (!log.isLevelEnabled('info')) return
    const ms = Math.round(milliseconds * 10) / 10
    log.info({ request_id, method, path: withoutSecrets(url), status, ms, ip, user_id }, 'request')
  }
}

export function logRequests(app: FastifyInstance, record: RecordRequest) {
  app.addHook('onResponse', async ({ id, method, url, ip, viewer, routeOptions }, { statusCode, elapsedTime }) => {
    record({
      request_id: id,
      method,
      url,
      route: routeOptions.url ?? 'none',
      status: statusCode,
      milliseconds: elapsedTime,
      ip,
      user_id: viewer?.user_id,
    })
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
