import * as contract from '@atrium/contract/item/rating-management'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/db.ts'
import { serve } from '../../platform/http/serve.ts'
import { serveChange } from '../../platform/http/serve-change.ts'
import { serveList } from '../../platform/list/list.ts'
import type { Platform } from '../../platform.ts'
import { ratingsList } from './rating/rating.list.ts'
import { reportsList } from './rating/rating.report-list.ts'
import { readAbuseReport, readManagedRating, setRatingState, settleAbuseReport } from './rating/rating.settle.ts'

/** Ratings and reports of items, for staff. */
export function itemManagementRoutes(app: FastifyInstance, platform: Platform) {
  const { db } = platform

  serveList(app, platform, ratingsList)
  serve(app, contract.readManagedRating, ({ params }, viewer) => readManagedRating(db, viewer, params.rating_id))
  serveChange(app, platform, contract.setRatingState, {
    subject: 'item_rating',
    id: ({ params }) => params.rating_id,
    read: keptOfRating,
    work: (tx, { params, body }) => setRatingState(tx, params.rating_id, body),
  })

  serveList(app, platform, reportsList)
  serve(app, contract.readAbuseReport, ({ params }, viewer) => readAbuseReport(db, viewer, params.report_id))
  serveChange(app, platform, contract.settleAbuseReport, {
    subject: 'item_report',
    id: ({ params }) => params.report_id,
    read: keptOfReport,
    work: (tx, { params, body }) => settleAbuseReport(tx, params.report_id, body),
  })
}

/** Not what people wrote: they may have it erased, and the audit log is for good. */
async function keptOfRating(tx: Db, rating_id: number) {
  const columns = ['item_id', 'stars', 'hidden_at'] as const
  return (
    (await tx.selectFrom('item_rating').select(columns).where('rating_id', '=', rating_id).executeTakeFirst()) ?? null
  )
}

async function keptOfReport(tx: Db, report_id: number) {
  const columns = ['item_id', 'problem', 'outcome', 'answer', 'settled_at'] as const
  return (
    (await tx.selectFrom('item_report').select(columns).where('report_id', '=', report_id).executeTakeFirst()) ?? null
  )
}
