import { caseConsent } from './areas/case/case.jobs.ts'
import { releaseSum } from './areas/download/download.jobs.ts'
import { filePreview, fileRecognise, fileScan, fileUnpack } from './areas/file/pipeline/pipeline.jobs.ts'
import { fileCheck, fileCount, fileSweep } from './areas/file/sweep/sweep.jobs.ts'
import { itemCommonTerms, itemRank, itemRefile, itemReindex, itemTerms, itemViews } from './areas/item/item.jobs.ts'
import { knowledgePdf, knowledgeRender, knowledgeVerify } from './areas/knowledge/knowledge.jobs.ts'
import { logChain, logMonths } from './areas/log/log.jobs.ts'
import { messageSend, messageSweep } from './areas/message/message.jobs.ts'
import { noticeDigest, noticeMail } from './areas/notice/notice.jobs.ts'
import { noticeSpread } from './areas/notice/notice.spread-jobs.ts'
import { personalDataErase, personalDataExport, personalDataSweep } from './areas/personal-data/personal-data.jobs.ts'
import { photoFetch } from './areas/photo/photo.jobs.ts'
import { projectImport, projectSweep } from './areas/project/project.jobs.ts'
import { proofSweep } from './areas/proof/proof.jobs.ts'
import { reportDays } from './areas/report/report.jobs.ts'
import { resourceDraw } from './areas/resource/document/document.jobs.ts'
import { resourceMoveScene } from './areas/resource/management/resource.management-jobs.ts'
import { resourceReadAgain, submissionCheck } from './areas/resource/submission/submission.jobs.ts'
import { resourceThumbnail, resourceThumbnailsMissing } from './areas/resource/thumbnail/thumbnail.jobs.ts'
import { reviewApproval, reviewApprovalSweep } from './areas/review/review.jobs.ts'
import { searchSuggestions, searchVocabulary, searchWords } from './areas/search/search.jobs.ts'
import { idempotencySweep, sessionSweep } from './areas/session/session.jobs.ts'
import { transferCheck, transferExport, transferImport, transferSweep } from './areas/transfer/transfer.jobs.ts'
import { announcementSend } from './areas/website/website.announcement-jobs.ts'
import { sharedCachePurge } from './platform/cache/public-change.ts'
import { sweepWorkFolders } from './platform/convert/work-folder.ts'
import { openPool } from './platform/db/pool.ts'
import type { Job } from './platform/job/job.ts'
import { startWork } from './platform/job/work.ts'
import { serveMetrics } from './platform/metrics/metrics.ts'
import { closePlatform, type Platform } from './platform.ts'
import { reportReady } from './supervision.ts'
import { proveWiring } from './wiring.ts'

/** Every job of the product on one page. */
export const jobs: Job[] = [
  announcementSend,
  caseConsent,
  fileCheck,
  fileCount,
  filePreview,
  fileRecognise,
  fileScan,
  fileSweep,
  fileUnpack,
  itemRank,
  itemRefile,
  itemReindex,
  itemTerms,
  itemCommonTerms,
  itemViews,
  knowledgePdf,
  knowledgeRender,
  knowledgeVerify,
  logChain,
  logMonths,
  messageSend,
  messageSweep,
  noticeDigest,
  noticeMail,
  noticeSpread,
  personalDataErase,
  personalDataExport,
  personalDataSweep,
  photoFetch,
  projectImport,
  projectSweep,
  proofSweep,
  reportDays,
  releaseSum,
  resourceDraw,
  resourceMoveScene,
  resourceReadAgain,
  resourceThumbnail,
  resourceThumbnailsMissing,
  reviewApproval,
  reviewApprovalSweep,
  searchSuggestions,
  searchVocabulary,
  searchWords,
  sessionSweep,
  idempotencySweep,
  sharedCachePurge,
  submissionCheck,
  transferCheck,
  transferExport,
  transferImport,
  transferSweep,
]

/** Works until SIGTERM or SIGINT; then finishes running jobs or returns them to the queue. */
export async function startWorker(platform: Platform, these = jobs): Promise<void> {
  proveWiring(platform.wiring)
  const { config, log, metrics, state } = platform
  const measurements = await serveMetrics(metrics, config.HOST, config.METRICS_PORT)
  // Of its own, so that handlers which use up the platform's connections cannot silence the heartbeats.
  const pool = openPool({ ...config, DATABASE_POOL: 5, DATABASE_STATEMENT_TIMEOUT: 60_000 }, log)
  await sweepWorkFolders()
  const work = await startWork(platform, pool, these)
  log.info({ jobs: these.length }, 'worker started')

  async function stop(reason: string) {
    if (state.draining) return
    state.draining = true
    log.info({ reason }, 'worker stopping')
    setTimeout(cutOff, config.DRAIN_SECONDS * 1000).unref()
    await work.stop()
    measurements.close()
    await pool.end()
    await closePlatform(platform)
    log.info('stopped')
    if (process.connected) process.disconnect()
  }
  function cutOff() {
    log.error('shutdown timed out: open work was aborted')
    process.exit(1)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
  process.on('disconnect', () => stop('the parent is gone'))
  reportReady(config)
}
