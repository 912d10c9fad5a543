import { Readable } from 'node:stream'
import { idempotency } from '@atrium/contract/idempotency'
import type { Endpoint } from '@atrium/contract/kit'
import { defaultLanguage, type Language } from '@atrium/contract/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { z } from 'zod'
import { describeAccess, refusal } from './access.ts'
import { Failure } from './failure.ts'
import { type KeyedRequest, keyedRequest, type OnceAnswer } from './idempotency.ts'
import type { KeptAnswers } from './kept-answers.ts'
import type { KeptResponses } from './kept-responses.ts'
import { acceptForms, type MultipartForm, openForm } from './multipart.ts'
import { isInProcess, networkOf } from './protection/limit.ts'
import type { Viewer } from './viewer.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Every call that is served, by method and path: the proof at start-up and the reference read it. */
    served: Map<string, Endpoint>
    /** How long shared caches may keep what changes: they are purged, or it is a second. */
    sharedCacheSeconds: number
    keptAnswers: KeptAnswers
    keptResponses: KeptResponses
    answerOnce(asked: KeyedRequest, work: () => Promise<unknown>): Promise<OnceAnswer>
    identify(request: FastifyRequest, call?: Pick<Endpoint, 'ignores_stale_token'>): Promise<Viewer>
  }
  interface FastifyRequest {
    viewer: Viewer | null
  }
  interface FastifyContextConfig {
    /** The body may take as long as it needs, as long as it keeps coming. */
    paced?: true
  }
}

type ParsedInput<E extends Endpoint, Part extends 'params' | 'query' | 'body'> =
  E extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined

export interface RequestInput<E extends Endpoint> {
  params: ParsedInput<E, 'params'>
  query: ParsedInput<E, 'query'>
  body: ParsedInput<E, 'body'>
  form: E extends { multipart: infer Fields extends z.ZodType } ? MultipartForm<z.output<Fields>> : undefined
}

type EndpointHandler<E extends Endpoint> = (
  asked: RequestInput<E>,
  viewer: Viewer,
  wire: { request: FastifyRequest; reply: FastifyReply },
) => Promise<ResponseData<E>> | ResponseData<E>

export type ResponseData<E extends Endpoint> = E extends { events: true } ? Readable : z.input<E['data']>

/** Connects a described call with the function that answers it. */
export function serve<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: EndpointHandler<E>): void {
  const name = `${endpoint.method} ${endpoint.path}`
  if (app.served.has(name)) throw new Error(`${name} has two handlers`)
  app.served.set(name, endpoint)

  const shared = sharedHeaders(endpoint, app.sharedCacheSeconds)

  const route: RouteOptions = {
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),

    // Before the body is read: who may not call cannot make us work.
    async onRequest(request) {
      const viewer = await app.identify(request, endpoint)
      request.viewer = viewer
      const refused = refusal(endpoint.access, viewer, {
        named: screenNamed(request),
        writes: endpoint.method !== 'GET',
        while_viewing: endpoint.while_viewing,
      })
      if (refused) throw new Failure(refused, { detail: describeAccess(endpoint.access) })
      countCall(app, endpoint, request, viewer)
    },

    async handler(request, reply) {
      const isShared = isForAllVisitors(endpoint, request)
      reply.headers(isShared ? shared : privateHeaders)
      const keyed = keyedRequest(endpoint, request)
      if (keyed) {
        const once = await app.answerOnce(keyed, () => answer(request, reply))
        if (once.isReplayed) reply.header(idempotency.replayedHeader, 'true')
        return once.answer
      }
      if (!isShared || isInProcess(request)) return answer(request, reply)

      const key = keyOfAnswer(request.url, request.viewer?.language)
      const make = async () => JSON.stringify(await answer(request, reply))
      const call = { make, headers: shared, route: request.routeOptions.url ?? '' }
      const { status, headers, body } = await app.keptAnswers.answer(key, request.headers, call)
      return reply.code(status).headers(headers).send(body)
    },
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const { params, query, body } = request
    const asked = {
      params: parseInput(endpoint.params, params),
      query: parseInput(endpoint.query, query),
      body: parseInput(endpoint.body, body ?? {}),
    }
    const data = await withForm(endpoint, request, (form) =>
      handler({ ...asked, form } as RequestInput<E>, request.viewer as Viewer, { request, reply }),
    )
    if (data instanceof Readable) return reply.headers(eventHeaders).send(data)
    return { code: 0, msg: '', data: endpoint.data.parse(data) }
  }

  if (!endpoint.multipart) app.route(route)
  else {
    app.register(async (scope) => {
      acceptForms(scope)
      scope.route({ ...route, config: { paced: true } })
    })
  }
}

/** Where the address of a call names a management screen. */
export function screenNamed({ params }: FastifyRequest): string | undefined {
  return (params as { screen?: string }).screen
}

async function withForm<Result>(
  { multipart }: Endpoint,
  request: FastifyRequest,
  work: (form: MultipartForm<unknown> | undefined) => Promise<Result> | Result,
) {
  if (!multipart) return work(undefined)
  const form = await openForm(request, Object.keys(multipart.shape))
  try {
    return await work({ ...form, fields: parseInput(multipart, form.fields) })
  } finally {
    form.close()
  }
}

function countCall(app: FastifyInstance, endpoint: Endpoint, request: FastifyRequest, { user_id }: Viewer) {
  if (user_id !== null) app.countPerson(user_id)
  if (!endpoint.limit || isInProcess(request)) return
  const who = user_id ?? networkOf(request)
  app.countCall(`${endpoint.method} ${endpoint.path}:${who}`, endpoint.limit)
}

/** A proxy that gathers or squeezes what comes would hold it back. What has ended leaves no connection that waits for more. */
const eventHeaders = {
  connection: 'close',
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

const vary = 'Accept-Language, Authorization'

const privateHeaders = { 'cache-control': 'no-store', vary }

/** Only what a visitor gets is the same for others. */
function isForAllVisitors({ cache_seconds }: Endpoint, { viewer }: FastifyRequest): boolean {
  return cache_seconds !== undefined && viewer?.user_id === null
}

/** Which kept answer it is. */
export function keyOfAnswer(url: string, language: Language = defaultLanguage): string {
  return `${language} ${url}`
}

function sharedHeaders({ cache_seconds = 0 }: Endpoint, sharedSeconds: number) {
  const ages =
    cache_seconds > 1 ? `max-age=${cache_seconds}` : `max-age=0, s-maxage=${sharedSeconds}, stale-if-error=600`
  return {
    'cache-control': `public, ${ages}`,
    'content-type': 'application/json; charset=utf-8',
    vary: `${vary}, Accept-Encoding`,
  }
}

function parseInput(schema: z.ZodType | undefined, input: unknown): unknown {
  if (!schema) return undefined
  const { success, data, error } = schema.safeParse(input)
  if (success) return data

  const [issue] = error.issues
  throw new Failure('invalid_input', { field: issue?.path.join('.') ?? '', detail: z.prettifyError(error) })
}
