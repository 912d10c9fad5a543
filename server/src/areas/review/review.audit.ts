import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { anyRow, typedSql } from '../../platform/db/typed-sql.ts'
import type { ReviewSubject } from './review.subject.ts'

/** What the audit log keeps of something reviewed: where it stands, who has it, what was said last. */
export function readReviewed({ table, key, title }: ReviewSubject) {
  return async (tx: Db, id: number): Promise<Record<string, unknown> | null> => {
    const { rows } = await typedSql(anyRow)`
      select ${title('zh-CN')} as title, reviewed.state, reviewed.reviewer_id, said.decision, said.text,
        (select approved_at from review_approval as given where ${sql.ref(`given.${key}`)} = ${id}) as approved_at
      from ${sql.table(table)} as reviewed left join lateral (
        select decision, text from review_decision as made where ${sql.ref(`made.${key}`)} = ${id}
        order by decision_id desc limit 1
      ) as said on true
      where ${sql.ref(`reviewed.${key}`)} = ${id}`.execute(tx)
    return rows[0] ?? null
  }
}
