import * as submission from '@atrium/contract/app/submission'
import * as contract from '@atrium/contract/review/management'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import { serveChange } from '../../../platform/http/serve-change.ts'
import type { Platform } from '../../../platform.ts'
import { takeBackApproval } from '../../review/review.approve.ts'
import { leaveReview, takeReview } from '../../review/review.assign.ts'
import { readReviewed } from '../../review/review.audit.ts'
import { writeAsReviewer } from '../../review/review.thread.ts'
import { decideAppSubmission } from './submission.decide.ts'
import { readAppReview } from './submission.review.ts'
import { appSubject as subject } from './submission.subject.ts'

/** What those do who review apps. */
export function appSubmissionManagementRoutes(app: FastifyInstance, platform: Platform) {
  const about = {
    subject: 'app_submission',
    id: ({ params }: { params: { submission_id: number } }) => params.submission_id,
    read: readReviewed(subject),
  }

  serve(app, contract.readManagementAppReview, ({ params }, viewer) =>
    readAppReview(platform.db, viewer, params.submission_id),
  )
  serveChange(app, platform, submission.takeAppReview, {
    ...about,
    work: (tx, { params }, viewer) => takeReview(tx, subject, viewer, params.submission_id),
  })
  serveChange(app, platform, submission.leaveAppReview, {
    ...about,
    work: (tx, { params }, viewer) => leaveReview(tx, subject, viewer, params.submission_id),
  })
  serveChange(app, platform, submission.writeAppReviewMessage, {
    ...about,
    work: (tx, { params, body }, viewer) => writeAsReviewer(tx, subject, viewer, params.submission_id, body),
  })
  serveChange(app, platform, submission.decideAppSubmission, {
    ...about,
    work: (tx, { params, body }, viewer) => decideAppSubmission(tx, viewer, params.submission_id, body),
  })
  serveChange(app, platform, submission.takeBackAppApproval, {
    ...about,
    work: (tx, { params }, viewer) => takeBackApproval(tx, subject, viewer, params.submission_id),
  })
}
