import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { answerFailures } from './platform/http/answer-failures.ts'
import { identify } from './platform/http/viewer.ts'
import type { Platform } from './platform.ts'

type Routes = (app: FastifyInstance, platform: Platform) => void

/** Each noun's calls. */
const areas: Routes[] = []

export async function buildApp(platform: Platform): Promise<FastifyInstance> {
  const { config, db, log } = platform

  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.TRUST_PROXY === '' ? false : config.TRUST_PROXY,
    bodyLimit: 1_000_000,
    requestTimeout: 10_000,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
    routerOptions: { maxParamLength: 200 },
  })

  app.decorate('served', new Map())
  app.decorate('identify', (request) => identify(db, request))
  app.decorateRequest('viewer', null)
  answerFailures(app)

  await app.register(
    async (api) => {
      for (const routes of areas) routes(api, platform)
    },
    { prefix: config.API_ROOT },
  )
  return app
}
