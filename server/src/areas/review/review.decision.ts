import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { DecisionName } from './review.policy.ts'
import type { ReviewSubject } from './review.subject.ts'

interface DecisionRecord {
  decision: DecisionName
  reason: string | null
  text: string
}

/** Only publishing needs no word: everything else says why, to the author and for good. */
export function requireReason({ decision, reason, text }: DecisionRecord): void {
  if (decision === 'publish') return
  if (reason === null) throw new Failure('invalid_input', { field: 'reason' })
  if (text === '') throw new Failure('invalid_input', { field: 'text' })
}

/** Every decision stays, with who made it and why. */
export async function noteDecision(
  tx: Db,
  { key }: Pick<ReviewSubject, 'key'>,
  id: number,
  { decision, reason, text, decided_by }: DecisionRecord & { decided_by: number | null },
): Promise<void> {
  await tx
    .insertInto('review_decision')
    .values({ [key]: id, decision, reason, text, decided_by })
    .execute()
}

/** All that was decided about a row of the table, the first one first; `id` is its column. */
export function decisionsOf({ key }: Pick<ReviewSubject, 'key'>, id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce((
    select jsonb_agg(jsonb_build_object('decision', decision, 'reason', reason, 'text', text,
      'decided_by', nullif(person.user_name, ''), 'created_at', made.created_at) order by decision_id)
    from review_decision as made left join account as person on person.user_id = decided_by
    where ${sql.ref(`made.${key}`)} = ${id}), '[]')`
}
