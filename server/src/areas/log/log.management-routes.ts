import * as contract from '@atrium/contract/operation/log-management'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { serveList } from '../../platform/list/list.ts'
import type { Platform } from '../../platform.ts'
import { listAuditPeople, listHistory, readAudit } from './log.audit.ts'
import { auditList } from './log.audit-list.ts'
import { downloadList } from './log.downloads-list.ts'
import { emailList, smsList } from './log.messages-list.ts'
import { signInList } from './log.sign-ins-list.ts'

export function logManagementRoutes(app: FastifyInstance, platform: Platform) {
  const { db } = platform
  serveList(app, platform, downloadList)
  serveList(app, platform, smsList)
  serveList(app, platform, emailList)
  serveList(app, platform, signInList)
  serveList(app, platform, auditList)

  serve(app, contract.listAuditPeople, () => listAuditPeople(db))
  serve(app, contract.readAudit, ({ params }, viewer) => readAudit(db, viewer, params.audit_id))
  serve(app, contract.listHistory, (asked, viewer) => listHistory(db, viewer, asked))
}
