import { waitingHours } from '@atrium/contract/report/choices'
import * as contract from '@atrium/contract/report/report'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { serveList } from '../../platform/list/list.ts'
import type { Platform } from '../../platform.ts'
import { kindsFor } from '../review/review.queue-list.ts'
import { listMostDownloaded } from './report.most-downloaded.ts'
import { readReport } from './report.read.ts'
import { zeroResultSearchList } from './report.zero-result-searches-list.ts'

const hoursRow = z.object({ hours: z.number() })

const tables = { resource: 'resource_version', article: 'article_revision', app: 'app_version' } as const

export function reportManagementRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, contract.readReport, ({ params, query }) => readReport(platform.db, params.report, query))
  serve(app, contract.listMostDownloaded, ({ query }, viewer) => listMostDownloaded(platform, viewer, query))
  serve(app, contract.readReviewWaiting, (_, viewer) => readReviewWaiting(platform.db, viewer))
  serveList(app, platform, zeroResultSearchList)
}

/** The queue this person sees. Only what waits is read, by the indexes of what waits: it is as long as the queue. */
async function readReviewWaiting(db: Db, viewer: Viewer) {
  const queues = kindsFor(viewer).map(
    (kind) => sql`select submitted_at from ${sql.table(tables[kind])} where state = 'in_review'`,
  )
  const { rows } = await typedSql(hoursRow)`
    select extract(epoch from now() - submitted_at)::float8 / 3600 as hours
    from (${sql.join(queues, sql` union all `)}) as queue where submitted_at is not null`.execute(db)

  const limits = [...waitingHours, Number.POSITIVE_INFINITY]
  const waiting = limits.map((limit, place) => ({
    hours: Number.isFinite(limit) ? limit : null,
    amount: rows.filter(({ hours }) => hours <= limit && hours > (limits[place - 1] ?? -1)).length,
  }))
  return { total: rows.length, waiting }
}
