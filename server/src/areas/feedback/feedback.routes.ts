import * as contract from '@atrium/contract/feedback'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { sendFeedback } from './feedback.service.ts'

export function feedbackRoutes(app: FastifyInstance, { db }: Platform) {
  serve(app, contract.sendFeedback, ({ body }, viewer) =>
    db.transaction().execute((tx) => sendFeedback(tx, viewer, body)),
  )
}
