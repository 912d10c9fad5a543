import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncoding } from '@atrium/contract/encoding'
import proxyAddress from '@fastify/proxy-addr'
import type { Config } from '../../config.ts'
import { basePathOf, withoutBasePath } from './base-path.ts'
import type { EncodedBody } from './encoded-body.ts'
import { Failure } from './failure.ts'
import { headersFor } from './protection/headers.ts'
import { hasTwoHosts, servedHosts } from './protection/hosts.ts'
import { networkOf } from './protection/limit.ts'
import type { RateCounter } from './protection/rate-counter.ts'
import type { RecordRequest } from './request-log.ts'

/** What every visitor gets who asks for the same at this moment. */
export interface KeptResponse {
  body: EncodedBody
  tag: string
  /** Besides those of every response. The same object for the same headers: they are joined once. */
  headers: Readonly<Record<string, string>>
  /** As metrics name it. */
  route: string
}

/** What is kept for a request without a login, if it is fresh. It does not wait for anything. */
export type FindKept = (url: string, headers: IncomingHttpHeaders) => KeptResponse | undefined

interface KeptResponseDeps {
  config: Config
  state: { draining: boolean }
  counter: RateCounter
  record: RecordRequest
}

/**
 * Answers visitors with what is kept, before Fastify takes the request: such an answer does not depend on who asks, and the
 * hooks of a request cost several times as much as sending it. Whatever is unusual goes to Fastify, which words every refusal.
 */
export class KeptResponses {
  readonly finders: FindKept[] = []
  readonly #deps: KeptResponseDeps
  readonly #basePath: string
  readonly #hosts: ReadonlySet<string>
  readonly #contentHost: string | undefined
  readonly #security: Readonly<Record<string, string>>
  readonly #isTrusted: ((address: string, hop: number) => boolean) | null
  readonly #lines = new WeakMap<object, string[]>()

  constructor(deps: KeptResponseDeps) {
    const { CONTENT_ADDRESS, TRUST_PROXY } = deps.config
    this.#deps = deps
    this.#basePath = basePathOf(deps.config)
    this.#hosts = servedHosts(deps.config)
    this.#contentHost = CONTENT_ADDRESS && new URL(CONTENT_ADDRESS).host
    this.#security = headersFor(deps.config)
    this.#isTrusted = TRUST_PROXY === '' ? null : proxyAddress.compile(TRUST_PROXY.split(',').map((one) => one.trim()))
  }

  /** False where it did not answer. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const began = performance.now()
    if (!this.#isPlain(request)) return false
    const url = withoutBasePath(request.url ?? '/', this.#basePath)
    const kept = this.#find(url, request.headers)
    if (!kept) return false

    const { 'accept-encoding': accepted, 'if-none-match': held } = request.headers
    const encoding = kept.body.encodingFor(acceptedEncoding(accepted))
    const status = held?.includes(kept.tag) ? 304 : 200
    const bytes = kept.body.ready(encoding)
    if (bytes === undefined) return false
    const ip = this.#addressOf(request)
    if (!this.#isWithinLimit(ip)) return false

    const request_id = randomUUID()
    const lines = [...this.#linesOf(kept.headers), 'etag', kept.tag, 'x-request-id', request_id]
    if (status === 200) lines.push('content-length', String(bytes.length))
    if (status === 200 && encoding !== 'identity') lines.push('content-encoding', encoding)
    response.writeHead(status, lines)
    response.end(status === 200 ? bytes : undefined)

    const { method = 'GET' } = request
    this.#deps.record({
      request_id,
      method,
      url,
      route: kept.route,
      status,
      milliseconds: performance.now() - began,
      ip,
    })
    return true
  }

  #isPlain({ method, headers, rawHeaders }: IncomingMessage): boolean {
    const host = headers.host?.toLowerCase()
    if (method !== 'GET' || host === undefined || host === this.#contentHost || this.#deps.state.draining) return false
    if (!this.#hosts.has(host.replace(/:\d+$/, '')) || hasTwoHosts(rawHeaders)) return false
    return unusual.every((name) => headers[name] === undefined)
  }

  #find(url: string, headers: IncomingHttpHeaders): KeptResponse | undefined {
    for (const find of this.finders) {
      const kept = find(url, headers)
      if (kept) return kept
    }
    return undefined
  }

  #addressOf(request: IncomingMessage): string {
    if (!this.#isTrusted) return request.socket.remoteAddress ?? ''
    return proxyAddress(request, this.#isTrusted)
  }

  #isWithinLimit(ip: string): boolean {
    const { counter, config } = this.#deps
    try {
      counter.count(`address:${networkOf({ ip })}`, { per_minute: config.RATE_LIMIT_PER_MINUTE })
      return true
    } catch (error) {
      if (error instanceof Failure) return false
      throw error
    }
  }

  /** Names and values in turn, which Node writes as they are. */
  #linesOf(headers: KeptResponse['headers']): string[] {
    const known = this.#lines.get(headers) ?? Object.entries({ ...this.#security, ...headers }).flat()
    this.#lines.set(headers, known)
    return known
  }
}

/** A login, a body, a part of the answer, another host's name, or a change of protocol. */
const unusual = [
  'authorization',
  'content-length',
  'transfer-encoding',
  'range',
  'x-forwarded-host',
  'upgrade',
  'expect',
] as const
