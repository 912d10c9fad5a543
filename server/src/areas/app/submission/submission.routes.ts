import * as contract from '@atrium/contract/app-submission'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../platform/db/db.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Platform } from '../../../platform.ts'
import { beginAppSubmission, describeAppSubmission } from './submission.describe.ts'
import { readMyPublisher, saveMyPublisher } from './submission.publisher.ts'
import {
  removeAppSubmission,
  renewAppSubmission,
  submitAppSubmission,
  withdrawAppSubmission,
} from './submission.submit.ts'
import { listMyAppSubmissions, readAppSubmission } from './submission.view.ts'

export function appSubmissionRoutes(app: FastifyInstance, { db }: Platform) {
  const within = <Result>(work: (tx: Db) => Promise<Result>) => db.transaction().execute(work)

  serve(app, contract.readMyPublisher, (_, viewer) => readMyPublisher(db, viewer))
  serve(app, contract.saveMyPublisher, ({ body }, viewer) => saveMyPublisher(db, viewer, body))

  serve(app, contract.beginAppSubmission, ({ body }, viewer) =>
    within((tx) => beginAppSubmission(tx, viewer, body.app_id)),
  )
  serve(app, contract.listMyAppSubmissions, ({ query }, viewer) => listMyAppSubmissions(db, viewer, query))
  serve(app, contract.readAppSubmission, ({ params }, { user_id }) =>
    readAppSubmission(db, user_id, params.submission_id),
  )
  serve(app, contract.describeAppSubmission, ({ params, body }, viewer) =>
    within((tx) => describeAppSubmission(tx, viewer, params.submission_id, body)),
  )
  serve(app, contract.submitAppSubmission, async ({ params }, viewer) => {
    await within((tx) => renewAppSubmission(tx, viewer, params.submission_id))
    return within((tx) => submitAppSubmission(tx, viewer, params.submission_id))
  })
  serve(app, contract.withdrawAppSubmission, ({ params, body }, viewer) =>
    within((tx) => withdrawAppSubmission(tx, viewer, params.submission_id, body.text)),
  )
  serve(app, contract.removeAppSubmission, ({ params }, viewer) =>
    within((tx) => removeAppSubmission(tx, viewer, params.submission_id)),
  )
}
