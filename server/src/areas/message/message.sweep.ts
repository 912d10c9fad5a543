import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

/** A message whose worker died on every attempt must not keep its address and values. */
export async function sweepMessages(db: Db): Promise<void> {
  await sql`
    update message set state = 'failed', sealed = null,
      provider_answer = coalesce(provider_answer, '{}') || '{"reason": "given up"}'
    where state in ('waiting', 'sending') and created_at < now() - interval '1 day'`.execute(db)
}
