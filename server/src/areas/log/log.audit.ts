import { readAudit as contract } from '@atrium/contract/operation/log-management'
import type { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import { auditColumns, auditTables } from './log.audit-list.ts'

export async function readAudit(db: Db, audit_id: number): Promise<z.input<(typeof contract)['data']>> {
  const { rows } = await typedSql(contract.data)`
    select ${auditColumns}, country, user_agent, request_id, before, after from ${auditTables}
    where audit_id = ${audit_id}`.execute(db)
  const [done] = rows
  if (!done) throw new Failure('not_found')
  return done
}
