import { callsOfAuditAction } from '@atrium/contract/operation/audit-actions'
import * as contract from '@atrium/contract/operation/log-management'
import { sql } from 'kysely'
import { withinDays } from '../../platform/list/days.ts'
import { defineList } from '../../platform/list/list.ts'
import { type AuditRow, auditColumns, auditTables, describeRows } from './log.audit-event.ts'
import { finishList } from './log.finish-list.ts'
import { findPeople, oneOf } from './log.people.ts'

const rows = defineList(contract.listAudit, {
  columns: () => auditColumns,
  from: () => auditTables,
  find: async (db, { keyword }) => (keyword ? oneOf(sql`audit.user_id`, await findPeople(db, keyword)) : null),
  where: ({ user_id, action, kind, screen, ...days }, _, person) => [
    person,
    user_id !== undefined && sql`audit.user_id = ${user_id}`,
    action !== undefined && sql`audit.call = any(${callsOfAuditAction(action)})`,
    kind !== undefined && sql`audit.subject = ${kind}`,
    screen !== undefined && sql`screen = ${screen}`,
    ...withinDays(sql`audit.created_at`, days),
  ],
  orders: { created_at: sql`audit.created_at` },
  first: { created_at: 'desc' },
  tie: sql`audit_id`,
  key: { id: sql`audit.audit_id`, at: sql`audit.created_at` },
})

/** What each did to what, by name. */
export const auditList = finishList(rows, (db, viewer, list) => describeRows(db, viewer, list as unknown as AuditRow[]))
