import type { FastifyInstance } from 'fastify'
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
import { fileRoutes } from './areas/file/file.routes.ts'
import { blobServing } from './areas/file/serve/serve.blob.ts'
import { contentServing } from './areas/file/serve/serve.content.ts'
import { fileServing } from './areas/file/serve/serve.ts'
import { identityManagementRoutes } from './areas/identity/identity.management-routes.ts'
import { identityRoutes } from './areas/identity/identity.routes.ts'
import { itemManagementRoutes } from './areas/item/item.management-routes.ts'
import { itemRoutes } from './areas/item/item.routes.ts'
import { knowledgeManagementRoutes } from './areas/knowledge/knowledge.management-routes.ts'
import { knowledgeRoutes } from './areas/knowledge/knowledge.routes.ts'
import { logManagementRoutes } from './areas/log/log.management-routes.ts'
import { oneClickServing } from './areas/notice/notice.one-click.ts'
import { noticeRoutes } from './areas/notice/notice.routes.ts'
import { overviewManagementRoutes } from './areas/overview/overview.management-routes.ts'
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
import { buildAppOf } from './build-app.ts'
import { healthManagementRoutes } from './platform/health/health.management-routes.ts'
import { proveServed } from './platform/http/reference/proof.ts'
import { referenceRoutes } from './platform/http/reference/reference.ts'
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
  overviewManagementRoutes,
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
  apiReference,
]

const serving = [
  fileServing,
  blobServing,
  photoServing,
  videoServing,
  releaseServing,
  sumsServing,
  contentServing,
  oneClickServing,
]

/** In a context of its own: its pages have another content security policy. */
async function apiReference(app: FastifyInstance, { config }: Platform) {
  await app.register(referenceRoutes, config)
}

/** Builds the whole API without listening. The host mounts its pages on it. */
export async function buildApp(platform: Platform): Promise<FastifyInstance> {
  proveWiring(platform.wiring)
  const app = await buildAppOf(platform, { areas, serving })
  proveServed(app)
  return app
}
