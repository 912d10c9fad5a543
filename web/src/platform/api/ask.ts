import type { Answer, CallInput, CallName } from '@atrium/contract/calls'
import { idempotency } from '@atrium/contract/idempotency'
import type { Language } from '@atrium/contract/languages'
import { requestTimeout } from '@atrium/contract/limits'
import { Failure, type FailureData } from './failure.ts'

/** Who asks, in which language, and by which way the question travels. */
export interface ApiCaller {
  transport: Transport
  language: Language
  token?: string | null
  /** What is done with a failure before the asker hears of it; it may throw something of its own instead. */
  meet?: (failure: Failure) => void
}

export interface ApiRequest {
  method: string
  /** Path and query: `/api/resources?page=1`. */
  address: string
  headers: Record<string, string>
  body?: string | FormData
  signal: AbortSignal
}

interface ApiResponse {
  status: number
  statusText: string
  text: string
}

/** The browser's `fetch`, or an in-process question when pages are rendered on the server. */
export type Transport = (outgoing: ApiRequest) => Promise<ApiResponse>

/** One call of the product by its name: `ask(caller, 'GET /api/resources', { query: { page: 2 } })`. */
export async function ask<Name extends CallName>(
  caller: ApiCaller,
  name: Name,
  ...[question]: Record<never, never> extends CallInput<Name> ? [CallInput<Name>?] : [CallInput<Name>]
): Promise<Answer<Name>> {
  try {
    return openEnvelope(
      await caller.transport(buildRequest(caller, name, (question ?? {}) as RequestParts)),
    ) as Answer<Name>
  } catch (thrown) {
    const failure = thrown instanceof Failure ? thrown : Failure.ofTransport(thrown)
    caller.meet?.(failure)
    throw failure
  }
}

interface RequestParts {
  params?: object
  query?: object
  body?: unknown
}

function buildRequest(caller: ApiCaller, name: string, { params, query, body }: RequestParts): ApiRequest {
  const [method = 'GET', path = ''] = name.split(' ')
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': caller.language }
  if (caller.token) headers.authorization = `Bearer ${caller.token}`
  if (body !== undefined && !(body instanceof FormData)) headers['content-type'] = 'application/json'
  if (caller.token && method !== 'GET' && !(body instanceof FormData)) headers[idempotency.header] = newIdempotencyKey()

  return {
    method,
    address: withQuery(withParams(path, params), query),
    headers,
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(method === 'GET' ? requestTimeout.read : requestTimeout.write),
  }
}

/** In pages without https, too, where the browser has no `randomUUID`. */
export function newIdempotencyKey(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18)))).replace(/[+/]/g, '_')
}

function withParams(path: string, params: object = {}): string {
  const values = new Map(Object.entries(params))
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))))
}

/** Objects travel as JSON text, which is how every list takes `search` and `order_by`. */
function withQuery(path: string, query: object = {}): string {
  const fields = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue
    fields.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return fields.size > 0 ? `${path}?${fields}` : path
}

function openEnvelope({ status, statusText, text }: ApiResponse): unknown {
  const { code, msg, data } = envelopeIn(text) ?? {}
  if (code === 0) return data

  const request_id = data?.request_id ?? null
  if (status === 504) throw new Failure({ kind: 'gateway', status, msg: statusText || 'Gateway Timeout', request_id })
  if (code === undefined) throw new Failure({ kind: 'unreachable', status, msg: statusText })
  throw new Failure({ kind: 'refused', status, code, msg: msg ?? '', request_id, data: data ?? {} })
}

interface AnswerEnvelope {
  code?: number
  msg?: string
  data?: (FailureData & { request_id?: string }) | null
}

function envelopeIn(text: string): AnswerEnvelope | null {
  try {
    const found = JSON.parse(text)
    return typeof found?.code === 'number' ? found : null
  } catch {
    return null
  }
}
