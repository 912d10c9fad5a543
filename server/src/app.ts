import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { accountManagementRoutes } from './areas/account/account.management-routes.ts'
import { accountRoutes } from './areas/account/account.routes.ts'
import { appManagementRoutes } from './areas/app/app.management-routes.ts'
import { appRoutes } from './areas/app/app.routes.ts'
import { appSubmissionManagementRoutes } from './areas/app/submission/submission.management-routes.ts'
import { appSubmissionRoutes } from './areas/app/submission/submission.routes.ts'
import { caseManagementRoutes } from './areas/case/case.management-routes.ts'
import { caseRoutes } from './areas/case/case.routes.ts'
import { collectionRoutes } from './areas/collection/collection.routes.ts'
import { downloadManagementRoutes } from './areas/download/download.management-routes.ts'
import { downloadRoutes } from './areas/download/download.routes.ts'
import { releaseServing } from './areas/download/download.serve.ts'
import { sumsServing } from './areas/download/download.serve-sums.ts'
import { feedbackManagementRoutes } from './areas/feedback/feedback.management-routes.ts'
import { feedbackRoutes } from './areas/feedback/feedback.routes.ts'
import { contentServing } from './areas/file/file.content-serve.ts'
import { fileRoutes } from './areas/file/file.routes.ts'
import { fileServing } from './areas/file/file.serve.ts'
import { identityManagementRoutes } from './areas/identity/identity.management-routes.ts'
import { identityRoutes } from './areas/identity/identity.routes.ts'
import { itemManagementRoutes } from './areas/item/item.management-routes.ts'
import { itemRoutes } from './areas/item/item.routes.ts'
import { knowledgeManagementRoutes } from './areas/knowledge/knowledge.management-routes.ts'
import { knowledgeRoutes } from './areas/knowledge/knowledge.routes.ts'
import { logManagementRoutes } from './areas/log/log.management-routes.ts'
import { oneClickServing } from './areas/notice/notice.one-click.ts'
import { noticeRoutes } from './areas/notice/notice.routes.ts'
import { personalDataRoutes } from './areas/personal-data/personal-data.routes.ts'
import { photoRoutes } from './areas/photo/photo.routes.ts'
import { photoServing } from './areas/photo/photo.serve.ts'
import { projectManagementRoutes } from './areas/project/project.management-routes.ts'
import { projectRoutes } from './areas/project/project.routes.ts'
import { proofRoutes } from './areas/proof/proof.routes.ts'
import { reportManagementRoutes } from './areas/report/report.management-routes.ts'
import { resourceManagementRoutes } from './areas/resource/management/resource.management-routes.ts'
import { resourceRoutes } from './areas/resource/resource.routes.ts'
import { submissionManagementRoutes } from './areas/resource/submission/submission.management-routes.ts'
import { submissionRoutes } from './areas/resource/submission/submission.routes.ts'
import { reviewManagementRoutes } from './areas/review/review.management-routes.ts'
import { roleManagementRoutes } from './areas/role/role.management-routes.ts'
import { searchRoutes } from './areas/search/search.routes.ts'
import { sessionRoutes } from './areas/session/session.routes.ts'
import { signInRoutes } from './areas/sign-in/sign-in.routes.ts'
import { transferManagementRoutes } from './areas/transfer/transfer.management-routes.ts'
import { conversionManagementRoutes } from './areas/video/video.conversion-routes.ts'
import { videoManagementRoutes } from './areas/video/video.management-routes.ts'
import { videoServing } from './areas/video/video.media.ts'
import { videoRoutes } from './areas/video/video.routes.ts'
import { websiteManagementRoutes } from './areas/website/website.management-routes.ts'
import { websiteRoutes } from './areas/website/website.routes.ts'
import { healthManagementRoutes } from './platform/health/health.management-routes.ts'
import { healthRoutes } from './platform/health/health.ts'
import { answerFailure, answerFailures, answerUnreadable } from './platform/http/answer-failures.ts'
import { basePathOf, withoutBasePath } from './platform/http/base-path.ts'
import { separateContent } from './platform/http/content-origin.ts'
import { closeWhenDraining } from './platform/http/drain.ts'
import { refuseForgery } from './platform/http/forgery.ts'
import { headersFor, securityHeaders } from './platform/http/headers.ts'
import { refuseForeignHosts } from './platform/http/hosts.ts'
import { limitRequests } from './platform/http/limit.ts'
import { limitBodyTime, longestRequest, watchBody } from './platform/http/pace.ts'
import { proveServed } from './platform/http/proof.ts'
import { referenceRoutes } from './platform/http/reference.ts'
import { logRequests } from './platform/http/request-log.ts'
import { identify } from './platform/http/viewer.ts'
import { jobManagementRoutes } from './platform/job/job.management-routes.ts'
import type { Platform } from './platform.ts'
import { proveWiring } from './wiring.ts'

/** Each noun's calls. */
const areas = [
  accountManagementRoutes,
  accountRoutes,
  appRoutes,
  appSubmissionRoutes,
  caseRoutes,
  caseManagementRoutes,
  collectionRoutes,
  conversionManagementRoutes,
  downloadManagementRoutes,
  downloadRoutes,
  feedbackManagementRoutes,
  feedbackRoutes,
  fileRoutes,
  identityManagementRoutes,
  healthManagementRoutes,
  identityRoutes,
  itemManagementRoutes,
  itemRoutes,
  jobManagementRoutes,
  knowledgeRoutes,
  logManagementRoutes,
  knowledgeManagementRoutes,
  noticeRoutes,
  personalDataRoutes,
  photoRoutes,
  projectRoutes,
  proofRoutes,
  reportManagementRoutes,
  resourceManagementRoutes,
  resourceRoutes,
  roleManagementRoutes,
  searchRoutes,
  sessionRoutes,
  signInRoutes,
  submissionRoutes,
  transferManagementRoutes,
  videoRoutes,
  websiteManagementRoutes,
  appManagementRoutes,
  appSubmissionManagementRoutes,
  projectManagementRoutes,
  reviewManagementRoutes,
  submissionManagementRoutes,
  videoManagementRoutes,
  websiteRoutes,
]

/** Builds the API without listening. The host mounts its pages on it. */
export async function buildApp(platform: Platform): Promise<FastifyInstance> {
  proveWiring(platform.wiring)
  const { config, db, cache, log, metrics } = platform
  const basePath = basePathOf(config)

  const app: FastifyInstance = Fastify({
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
    requestTimeout: longestRequest,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
    routerOptions: { maxParamLength: 200 },
    // No hook has run for these: an address that cannot even be read.
    frameworkErrors: (error, request, reply) => {
      watchBody(request, reply)
      reply.headers(headersFor(config))
      if (!request.url.startsWith(`${config.API_ROOT}/api/`)) return reply.redirect(`${basePath}/errors`)
      return answerFailure(error, request, reply)
    },
    clientErrorHandler: answerUnreadable,
  })

  // Bodies are JSON, or what a route asks for itself: another site's form can send text, but never JSON.
  app.removeContentTypeParser('text/plain')
  app.decorate('served', new Map())
  app.decorate('identify', (request, call) => identify(db, request, call))
  app.decorateRequest('viewer', null)

  limitBodyTime(app)
  separateContent(app, config)
  securityHeaders(app, config)
  logRequests(app, metrics)
  refuseForeignHosts(app, config)
  closeWhenDraining(app, platform.state)
  limitRequests(app, cache.redis, config)
  refuseForgery(app, platform)
  answerFailures(app)

  healthRoutes(app, platform)
  fileServing(app, platform)
  photoServing(app, platform)
  videoServing(app, platform)
  releaseServing(app, platform)
  sumsServing(app, platform)
  contentServing(app, platform)
  oneClickServing(app, platform)
  await app.register(
    async (api) => {
      for (const routes of areas) routes(api, platform)
      await api.register(referenceRoutes, config)
    },
    { prefix: config.API_ROOT },
  )
  proveServed(app)
  return app
}
