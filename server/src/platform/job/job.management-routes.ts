import * as contract from '@atrium/contract/operation/job-management'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform.ts'
import type { Db } from '../db/db.ts'
import { Failure } from '../http/failure.ts'
import { serveChange } from '../http/serve-change.ts'
import { serveList } from '../list/list.ts'
import { discardDeadJob, retryDeadJob } from './dead.ts'
import { deadJobList } from './dead-list.ts'

export function jobManagementRoutes(app: FastifyInstance, platform: Platform) {
  serveList(app, platform, deadJobList)

  serveChange(app, platform, contract.retryDeadJobs, {
    subject: 'job',
    work: (tx, { body }) => withEach(tx, body.job_ids, retryDeadJob),
  })

  serveChange(app, platform, contract.discardDeadJobs, {
    subject: 'job',
    work: (tx, { body }) => withEach(tx, body.job_ids, discardDeadJob),
  })
}

/** A colleague may have handled some of them; it is a conflict only if none is left. */
async function withEach(tx: Db, job_ids: string[], act: (tx: Db, job_id: string) => Promise<boolean>): Promise<null> {
  let done = 0
  for (const job_id of job_ids) if (await act(tx, job_id)) done++
  if (done === 0) throw new Failure('not_found')
  return null
}
