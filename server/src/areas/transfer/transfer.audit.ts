import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

/** What came of it, long after the request: by whom and from where stands in the row of its beginning. */
export async function auditEnd(
  tx: Db,
  subject: 'list_export' | 'list_import',
  subject_id: number,
  after: Record<string, unknown>,
): Promise<void> {
  await sql`
    insert into audit (user_id, screen, call, subject, subject_id, after, network, country, user_agent, request_id)
    select user_id, screen, call, subject, subject_id, ${JSON.stringify(after)}::jsonb,
      network, country, user_agent, request_id
    from audit where subject = ${subject} and subject_id = ${subject_id}
    order by created_at, audit_id limit 1`.execute(tx)
}
