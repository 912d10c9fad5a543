import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { matchLanguage } from '@atrium/contract/languages'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { purgeWhenHeard } from './platform/cache/public-change.ts'
import { healthRoutes } from './platform/health/health.ts'
import { answerFailure, answerFailures, answerUnreadable } from './platform/http/answer-failures.ts'
import { basePathOf, withoutBasePath } from './platform/http/base-path.ts'
import { closeWhenDraining } from './platform/http/drain.ts'
import { answerOnce } from './platform/http/idempotency.ts'
import { KeptAnswers } from './platform/http/kept-answers.ts'
import { KeptResponses } from './platform/http/kept-responses.ts'
import { separateContent } from './platform/http/protection/content-origin.ts'
import { refuseForgery } from './platform/http/protection/forgery.ts'
import { headersFor, securityHeaders } from './platform/http/protection/headers.ts'
import { refuseForeignHosts } from './platform/http/protection/hosts.ts'
import { limitRequests } from './platform/http/protection/limit.ts'
import { limitBodyTime, longestRequest, watchBody } from './platform/http/protection/pace.ts'
import { RateCounter } from './platform/http/protection/rate-counter.ts'
import { logRequests, openRequestLog } from './platform/http/request-log.ts'
import { keyOfAnswer } from './platform/http/serve.ts'
import { identify } from './platform/http/viewer.ts'
import type { Platform } from './platform.ts'

/** Adds the endpoints of one noun. */
export type Area = (app: FastifyInstance, platform: Platform) => void | Promise<void>

export interface AppParts {
  /** Below `API_ROOT`. */
  areas: readonly Area[]
  /** Files and pages at addresses of their own. */
  serving?: readonly Area[]
}

/** An API of these parts, without listening: the whole product in `app.ts`, single areas in tests. */
export async function buildAppOf(platform: Platform, { areas, serving = [] }: AppParts): Promise<FastifyInstance> {
  const { config, cache, log, metrics } = platform
  const basePath = basePathOf(config)

  const counter = new RateCounter(cache.redis, config.REDIS_PREFIX)
  const record = openRequestLog(log, metrics)
  const keptAnswers = new KeptAnswers(cache, config.NODE_ENV === 'production' ? 1_000 : 0)
  purgeWhenHeard(platform)
  const keptResponses = new KeptResponses({ config, state: platform.state, counter, record })
  keptResponses.finders.push((url, headers) =>
    isCall(url) ? keptAnswers.find(keyOfAnswer(url, matchLanguage(headers['accept-language']))) : undefined,
  )
  const isCall = (url: string) => url.startsWith(`${config.API_ROOT}/api/`)

  const app: FastifyInstance = Fastify({
    serverFactory: (handle) =>
      openServer((request, response) => keptResponses.answer(request, response) || handle(request, response)),
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    // Ours alone: an id from outside could be made to look like another request's.
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    rewriteUrl: (request) => withoutBasePath(request.url ?? '/', basePath),
    trustProxy: config.TRUST_PROXY === '' ? false : config.TRUST_PROXY,
    // While draining, connections that are open still get their answers; `listen` closes them one by one.
    return503OnClosing: false,
    bodyLimit: 1_000_000,
    routerOptions: { maxParamLength: 200 },
    // No hook has run for these: an address that cannot even be read.
    frameworkErrors: (error, request, reply) => {
      watchBody(request, reply)
      reply.headers(headersFor(config))
      if (!isCall(request.url)) return reply.redirect(`${basePath}/errors`)
      return answerFailure(error, request, reply)
    },
    clientErrorHandler: answerUnreadable,
  })

  // Bodies are JSON, or what a route asks for itself: another site's form can send text, but never JSON.
  app.removeContentTypeParser('text/plain')
  app.decorate('served', new Map())
  app.decorate('sharedCacheSeconds', config.SHARED_CACHE_SECONDS)
  app.decorate('keptAnswers', keptAnswers)
  app.decorate('keptResponses', keptResponses)
  app.decorate('answerOnce', (asked, work) => answerOnce(platform, asked, work))
  app.decorate('identify', (request, call) => identify(platform, request, call))
  app.decorateRequest('viewer', null)

  limitBodyTime(app)
  separateContent(app, config)
  securityHeaders(app, config)
  logRequests(app, record)
  refuseForeignHosts(app, config)
  closeWhenDraining(app, platform.state)
  limitRequests(app, counter, config)
  refuseForgery(app, platform)
  answerFailures(app)

  healthRoutes(app, platform)
  for (const serve of serving) await serve(app, platform)
  await app.register(
    async (api) => {
      for (const routes of areas) await routes(api, platform)
    },
    { prefix: config.API_ROOT },
  )
  return app
}

function openServer(handle: (request: IncomingMessage, response: ServerResponse) => void): Server {
  return createServer(
    {
      requestTimeout: longestRequest,
      keepAliveTimeout: 65_000,
      headersTimeout: 5_000,
      connectionsCheckingInterval: 1_000,
    },
    handle,
  )
}
