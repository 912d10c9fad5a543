import * as contract from '@atrium/contract/resource/submission'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import type { Platform } from '../../../platform.ts'
import { writeAsAuthor } from '../../review/review.thread.ts'
import { describeSubmission } from './submission.describe.ts'
import { listMySubmissions } from './submission.list.ts'
import { rewriteDraftManifest } from './submission.manifest.ts'
import { byAuthor, openReviewStage, readReviewPayload } from './submission.review-files.ts'
import { beginSubmission } from './submission.service.ts'
import { removeSubmissions, withdrawSubmissions } from './submission.several.ts'
import { submissionSubject } from './submission.subject.ts'
import { removeSubmission, renewSubmission, submitSubmission, withdrawSubmission } from './submission.submit.ts'
import { lockSubmission, readSubmission } from './submission.view.ts'

export function submissionRoutes(app: FastifyInstance, platform: Platform) {
  const { db } = platform

  serve(app, contract.beginSubmission, ({ body }, viewer) =>
    db.transaction().execute((tx) => beginSubmission(tx, viewer, body)),
  )

  serve(app, contract.listMySubmissions, ({ query }, viewer) => listMySubmissions(db, viewer, query))

  serve(app, contract.readSubmission, ({ params }, viewer) => readSubmission(db, viewer, params.submission_id))

  serve(app, contract.readSubmissionPayload, ({ params }, viewer) =>
    readReviewPayload(platform, params.submission_id, byAuthor(viewer)),
  )
  serve(app, contract.openSubmissionStage, ({ params }, viewer) =>
    openReviewStage(platform, viewer, params.submission_id, byAuthor(viewer)),
  )

  serve(app, contract.describeSubmission, ({ params, body }, viewer) =>
    db.transaction().execute((tx) => describeSubmission(tx, viewer, params.submission_id, body)),
  )

  serve(app, contract.rewriteManifest, ({ params }, viewer) =>
    rewriteDraftManifest(platform, viewer, params.submission_id),
  )

  serve(app, contract.writeSubmissionMessage, ({ params, body }, viewer) =>
    db.transaction().execute(async (tx) => {
      await lockSubmission(tx, viewer, params.submission_id)
      await writeAsAuthor(tx, submissionSubject, viewer, params.submission_id, body)
      return readSubmission(tx, viewer, params.submission_id)
    }),
  )

  serve(app, contract.submitSubmission, async ({ params }, viewer) => {
    await db.transaction().execute((tx) => renewSubmission(tx, viewer, params.submission_id))
    return db.transaction().execute((tx) => submitSubmission(tx, viewer, params.submission_id))
  })

  serve(app, contract.withdrawSubmission, ({ params, body }, viewer) =>
    db.transaction().execute((tx) => withdrawSubmission(tx, viewer, params.submission_id, body.text)),
  )

  serve(app, contract.removeSubmission, ({ params }, viewer) =>
    db.transaction().execute((tx) => removeSubmission(tx, viewer, params.submission_id)),
  )

  serve(app, contract.withdrawSubmissions, ({ body }, viewer) =>
    db.transaction().execute((tx) => withdrawSubmissions(tx, viewer, body)),
  )

  serve(app, contract.removeSubmissions, ({ body }, viewer) =>
    db.transaction().execute((tx) => removeSubmissions(tx, viewer, body.submission_ids)),
  )
}
