import * as contract from '@atrium/contract/case/management'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { serveChange } from '../../platform/http/serve-change.ts'
import { serveList } from '../../platform/list/list.ts'
import type { Platform } from '../../platform.ts'
import { findTitled } from '../item/find/find.titled.ts'
import { serveNames } from '../item/names/names.ts'
import { caseList } from './case.cases-list.ts'
import { listCaseChoices, readForAudit, readManagedCase } from './case.managed.ts'
import { demandList, demandNames, industryList, industryNames } from './case.names.ts'
import { createCase, publishCase, saveCase, withdrawCase } from './case.save.ts'

/** What those do who write cases. */
export function caseManagementRoutes(app: FastifyInstance, platform: Platform) {
  const { db } = platform
  const kept = { subject: 'case', read: readForAudit }
  const idOf = ({ params }: { params: { case_id: number } }) => params.case_id

  serveList(app, platform, caseList)
  serve(app, contract.listCaseChoices, (_, viewer) => listCaseChoices(db, viewer))
  serve(app, contract.findCaseParts, ({ query }, viewer) => findTitled(db, viewer, [query.kind], query.keyword))
  serve(app, contract.readManagedCase, ({ params }, viewer) => readManagedCase(db, viewer, params.case_id))
  serveChange(app, platform, contract.createCase, {
    ...kept,
    id: (_, data) => data?.case_id as number | undefined,
    work: (tx, { body }, viewer) => createCase(tx, viewer, body),
  })
  serveChange(app, platform, contract.saveCase, {
    ...kept,
    id: idOf,
    work: (tx, { params, body }) => saveCase(tx, params.case_id, body),
  })
  serveChange(app, platform, contract.publishCase, {
    ...kept,
    id: idOf,
    work: (tx, { params }) => publishCase(tx, params.case_id),
  })
  serveChange(app, platform, contract.withdrawCase, {
    ...kept,
    id: idOf,
    work: (tx, { params }) => withdrawCase(tx, params.case_id),
  })

  serveNames(app, platform, industryNames, industryList, contract.industryCalls)
  serveNames(app, platform, demandNames, demandList, contract.demandCalls)
}
