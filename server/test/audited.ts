import type { Db } from '../src/platform/db/db.ts'

/** What the audit log says, newest last. */
export async function audited(db: Db, subject: string) {
  return db
    .selectFrom('audit')
    .select(['call', 'subject_id', 'before', 'after', 'reason', 'user_id'])
    .where('subject', '=', subject)
    .orderBy('audit_id')
    .execute()
}
