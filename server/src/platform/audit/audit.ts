import type { Db } from '../db/db.ts'
import type { RequestOrigin } from '../http/protection/origin.ts'

type AuditRecord = Record<string, unknown>

/** A change by staff: who, what, from where, why, and the values before and after. */
export interface AuditEntry {
  user_id: number
  screen: string
  call: string
  subject: string
  subject_id: number | null
  before: AuditRecord | null
  after: AuditRecord | null
  reason: string | null
  origin: RequestOrigin
  request_id: string
}

/** In the transaction of what was done: neither is there without the other. */
export async function writeAudit(tx: Db, { before, after, origin, ...done }: AuditEntry): Promise<void> {
  await tx
    .insertInto('audit')
    .values({
      ...done,
      ...origin,
      before: serializeRecord(before && after ? differing(before, after) : before),
      after: serializeRecord(before && after ? differing(after, before) : after),
    })
    .execute()
}

/** Those of the first that are not the same in the second. */
function differing(one: AuditRecord, other: AuditRecord): AuditRecord {
  return Object.fromEntries(
    Object.entries(one).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(other[name])),
  )
}

function serializeRecord(values: AuditRecord | null): string | null {
  return values && JSON.stringify(values)
}
