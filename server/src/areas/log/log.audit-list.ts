import * as contract from '@atrium/contract/operation/log-management'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { withinDays } from '../../platform/list/days.ts'
import { defineList } from '../../platform/list/list.ts'
import { findPeople, oneOf } from './log.people.ts'

export const auditColumns = sql`
  audit_id, audit.created_at, audit.user_id, user_name, screen, call, subject, subject_id, reason, network`
export const auditTables = sql`audit left join account on account.user_id = audit.user_id`

export const auditList = defineList(contract.listAudit, {
  columns: () => auditColumns,
  from: () => auditTables,
  find: (db, { keyword }) => matchAuditKeyword(db, keyword),
  where: (search, _, condition) => [
    condition,
    search.screen !== undefined && sql`screen = ${search.screen}`,
    ...withinDays(sql`audit.created_at`, search),
  ],
  orders: { created_at: sql`audit.created_at` },
  first: { created_at: 'desc' },
  tie: sql`audit_id`,
  key: { id: sql`audit.audit_id`, at: sql`audit.created_at` },
})

/** 'tag 12' finds what was done to that tag; anything else finds the person who did it. */
async function matchAuditKeyword(db: Db, keyword: string | undefined): Promise<RawBuilder<unknown> | null> {
  if (!keyword) return null
  const [, subject, subject_id] = /^([a-z_]+) (\d{1,15})$/.exec(keyword) ?? []
  if (subject) return sql`subject = ${subject} and subject_id = ${Number(subject_id)}`
  return oneOf(sql`audit.user_id`, await findPeople(db, keyword))
}
