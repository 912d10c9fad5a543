import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

/** A message nobody works at any more, because its worker died with every try, keeps no address and no values. */
export async function sweepMessages(db: Db): Promise<void> {
  await sql`
    update message set state = 'failed', sealed = null,
      provider_answer = coalesce(provider_answer, '{}') || '{"reason": "given up"}'
    where state in ('waiting', 'sending') and created_at < now() - interval '1 day'`.execute(db)
}
