import * as contract from '@atrium/contract/review/management'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { countReviews, readQueueFigures } from './review.queue.ts'
import { appReviewList, kindsFor, type ReviewKind, readQueueAuthors, reviewList } from './review.queue-list.ts'

/** The queue itself. What stands in it is read and decided with its noun. */
export function reviewManagementRoutes(app: FastifyInstance, { db }: Platform) {
  const besideQueue = async (viewer: Viewer, kinds: ReviewKind[]) => ({
    ...(await readQueueFigures(db, kinds)),
    authors: await readQueueAuthors(db, viewer, kinds),
  })

  serve(app, contract.listManagementReviews, async ({ query }, viewer) => ({
    ...(await reviewList.page(db, viewer, query)),
    ...(await besideQueue(viewer, kindsFor(viewer))),
  }))
  serve(app, contract.countManagementReviews, async (_, viewer) => ({
    total: await countReviews(db, kindsFor(viewer)),
  }))

  serve(app, contract.listManagementAppReviews, async ({ query }, viewer) => ({
    ...(await appReviewList.page(db, viewer, query)),
    ...(await besideQueue(viewer, ['app'])),
  }))
}
