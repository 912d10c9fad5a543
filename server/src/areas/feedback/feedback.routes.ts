import * as contract from '@atrium/contract/feedback/feedback'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/db.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { listMyFeedback, readMyFeedback } from './feedback.mine.ts'
import { sendFeedback, writeAgain } from './feedback.service.ts'
import { findSimilarArticles } from './feedback.similar.ts'

export function feedbackRoutes(app: FastifyInstance, { db }: Platform) {
  const within = <Result>(work: (tx: Db) => Promise<Result>) => db.transaction().execute(work)

  serve(app, contract.sendFeedback, ({ body }, viewer, { request }) =>
    within((tx) => sendFeedback(tx, viewer, { ...body, browser: request.headers['user-agent'] })),
  )
  serve(app, contract.findSimilarArticles, ({ query }, viewer) => findSimilarArticles(db, viewer, query.text))

  serve(app, contract.listMyFeedback, ({ query }, viewer) => listMyFeedback(db, viewer, query))
  serve(app, contract.readMyFeedback, ({ params }, viewer) =>
    within((tx) => readMyFeedback(tx, viewer, params.feedback_id)),
  )
  serve(app, contract.writeAgain, ({ params, body }, viewer) =>
    within((tx) => writeAgain(tx, viewer, params.feedback_id, body.content)),
  )
}
