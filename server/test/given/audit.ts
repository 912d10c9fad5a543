import { type AuditEntry, writeAudit } from '../../src/platform/audit/audit.ts'
import type { Db } from '../../src/platform/db/db.ts'

/** A row of the audit log, as if an administrator had renamed a tag. */
export function givenAudit(db: Db, entry: Partial<AuditEntry> = {}): Promise<void> {
  return writeAudit(db, {
    user_id: 1,
    screen: 'tags',
    call: 'PUT /api/management/tags/{tag_id}',
    subject: 'tag',
    subject_id: 12,
    reason: '拼写',
    before: { name: '旧', position: 1 },
    after: { name: '新', position: 1 },
    origin: { network: '203.0.113.7', country: 'CN', user_agent: 'a browser' },
    request_id: crypto.randomUUID(),
    ...entry,
  })
}
