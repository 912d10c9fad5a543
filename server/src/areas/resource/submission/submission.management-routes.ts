import * as submission from '@atrium/contract/resource/submission'
import * as contract from '@atrium/contract/review/management'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import { serveChange } from '../../../platform/http/serve-change.ts'
import type { Platform } from '../../../platform.ts'
import { takeBackApproval } from '../../review/review.approve.ts'
import { leaveReview, takeReview } from '../../review/review.assign.ts'
import { readReviewed } from '../../review/review.audit.ts'
import { refuseUnlessFree } from '../../review/review.claim.ts'
import { requireReason } from '../../review/review.decide.ts'
import { refuseOwnSubmission } from '../../review/review.four-eyes.ts'
import { writeAsReviewer } from '../../review/review.thread.ts'
import { approveSubmission, decideSubmission, sealSubmission } from './submission.decide.ts'
import { readSubmissionReview } from './submission.review.ts'
import { listReviewFiles, openReviewStage, readReviewPayload } from './submission.review-files.ts'
import { submissionSubject as subject } from './submission.subject.ts'

/** What those do who review resources. */
export function submissionManagementRoutes(app: FastifyInstance, platform: Platform) {
  const { db } = platform
  const about = {
    subject: 'submission',
    id: ({ params }: { params: { submission_id: number } }) => params.submission_id,
    read: readReviewed(subject),
  }

  serve(app, contract.readManagementReview, ({ params }, viewer) =>
    readSubmissionReview(db, viewer, params.submission_id),
  )
  serve(app, contract.readReviewPayload, ({ params }) => readReviewPayload(platform, params.submission_id))
  serve(app, contract.readReviewStage, ({ params }, viewer) => openReviewStage(platform, viewer, params.submission_id))
  serve(app, contract.listReviewFiles, ({ params }) => listReviewFiles(platform, params.submission_id))

  serveChange(app, platform, submission.takeReview, {
    ...about,
    work: (tx, { params }, viewer) => takeReview(tx, subject, viewer, params.submission_id),
  })
  serveChange(app, platform, submission.leaveReview, {
    ...about,
    work: (tx, { params }, viewer) => leaveReview(tx, subject, viewer, params.submission_id),
  })
  serveChange(app, platform, submission.writeReviewMessage, {
    ...about,
    work: (tx, { params, body }, viewer) => writeAsReviewer(tx, subject, viewer, params.submission_id, body),
  })
  serveChange(app, platform, submission.decideSubmission, {
    ...about,
    async prepare({ params, body }, viewer) {
      requireReason(body)
      if (body.decision !== 'publish') return null
      // Checked again in the transaction; here it saves making a package that would be thrown away.
      await refuseUnlessFree(platform.db, subject, viewer, params.submission_id, body)
      await refuseOwnSubmission(platform.db, subject, viewer, params.submission_id)
      return sealSubmission(platform, params.submission_id)
    },
    work: (tx, { params, body }, viewer, sealed) =>
      sealed ? approveSubmission(tx, viewer, sealed, body) : decideSubmission(tx, viewer, params.submission_id, body),
  })
  serveChange(app, platform, submission.takeBackApproval, {
    ...about,
    work: (tx, { params }, viewer) => takeBackApproval(tx, subject, viewer, params.submission_id),
  })
}
