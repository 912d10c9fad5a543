import * as contract from '@atrium/contract/report/report'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { serveList } from '../../platform/list/list.ts'
import type { Platform } from '../../platform.ts'
import { readReportHours } from './report.hours.ts'
import { listMostDownloaded } from './report.most-downloaded.ts'
import { readReport } from './report.read.ts'
import { zeroResultSearchList } from './report.zero-result-searches-list.ts'

export function reportManagementRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, contract.readReport, ({ params, query }) => readReport(platform.db, params.report, query))
  serve(app, contract.readReportHours, ({ params }) => readReportHours(platform.db, params.report))
  serve(app, contract.listMostDownloaded, ({ query }, viewer) => listMostDownloaded(platform, viewer, query))
  serveList(app, platform, zeroResultSearchList)
}
