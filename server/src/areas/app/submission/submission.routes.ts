import type { readMyPublisher as readContract, saveMyPublisher as saveContract } from '@atrium/contract/app/submission'
import * as contract from '@atrium/contract/app/submission'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import type { Platform } from '../../../platform.ts'
import { writeAsAuthor } from '../../review/review.thread.ts'
import { beginAppSubmission, describeAppSubmission } from './submission.describe.ts'
import { appSubject } from './submission.subject.ts'
import {
  removeAppSubmission,
  renewAppSubmission,
  submitAppSubmission,
  withdrawAppSubmission,
} from './submission.submit.ts'
import { listMyAppSubmissions, lockAppSubmission, readAppSubmission } from './submission.view.ts'

export function appSubmissionRoutes(app: FastifyInstance, { db }: Platform) {
  const within = <Result>(work: (tx: Db) => Promise<Result>) => db.transaction().execute(work)

  serve(app, contract.readMyPublisher, (_, viewer) => readMyPublisher(db, viewer))
  serve(app, contract.saveMyPublisher, ({ body }, viewer) => saveMyPublisher(db, viewer, body))

  serve(app, contract.beginAppSubmission, ({ body }, viewer) =>
    within((tx) => beginAppSubmission(tx, viewer, body.app_id)),
  )
  serve(app, contract.listMyAppSubmissions, ({ query }, viewer) => listMyAppSubmissions(db, viewer, query))
  serve(app, contract.readAppSubmission, ({ params }, viewer) => readAppSubmission(db, viewer, params.submission_id))
  serve(app, contract.describeAppSubmission, ({ params, body }, viewer) =>
    within((tx) => describeAppSubmission(tx, viewer, params.submission_id, body)),
  )
  serve(app, contract.writeAppSubmissionMessage, ({ params, body }, viewer) =>
    within(async (tx) => {
      await lockAppSubmission(tx, viewer, params.submission_id)
      await writeAsAuthor(tx, appSubject, viewer, params.submission_id, body)
      return readAppSubmission(tx, viewer, params.submission_id)
    }),
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

type MyPublisher = NonNullable<z.output<typeof readContract.data>>

async function readMyPublisher(db: Db, { user_id }: Viewer): Promise<MyPublisher | null> {
  const found = await db
    .selectFrom('publisher')
    .select(['name', 'about', 'website'])
    .where('user_id', '=', user_id)
    .$narrowType<MyPublisher>()
    .executeTakeFirst()
  return found ?? null
}

async function saveMyPublisher(db: Db, { user_id }: Viewer, input: z.output<typeof saveContract.body>) {
  const values = { name: JSON.stringify(input.name), about: JSON.stringify(input.about), website: input.website }
  await db
    .insertInto('publisher')
    .values({ user_id, ...values })
    .onConflict((same) => same.column('user_id').doUpdateSet(values))
    .execute()
  return null
}
