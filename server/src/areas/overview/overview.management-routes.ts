import * as contract from '@atrium/contract/overview/overview'
import * as records from '@atrium/contract/overview/records'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { listDoneToday } from './overview.done.ts'
import { saveHidden } from './overview.hidden.ts'
import { findRecords } from './overview.records.ts'
import { listWaiting } from './overview.waiting.ts'

export function overviewManagementRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, contract.listWaiting, ({ query }, viewer) => listWaiting(platform, viewer, query))
  // What somebody sees on a page of their own is no change of the portal, and not in the audit log.
  serve(app, contract.saveHiddenWork, ({ body }, { user_id }) => saveHidden(platform.db, Number(user_id), body.hidden))
  serve(app, contract.listDoneToday, (_, viewer) => listDoneToday(platform.db, viewer))
  serve(app, records.findRecords, ({ query }, viewer) => findRecords(platform.db, viewer, query))
}
