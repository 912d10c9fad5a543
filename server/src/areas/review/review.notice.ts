import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { State } from './review.policy.ts'
import type { Subject } from './review.subject.ts'

/** Whoever handed it in hears what became of it. */
export async function tellAuthor(
  tx: Db,
  { table, key, author, notice, about }: Subject,
  id: number,
  outcome: State,
): Promise<void> {
  const author_id = sql.ref(`reviewed.${author}`)
  await sql`
    insert into notice (user_id, kind, subject)
    select ${author_id}, ${`${notice}_${outcome}`}, ${about} from ${sql.table(table)} as reviewed
    where ${sql.ref(`reviewed.${key}`)} = ${id} and ${author_id} is not null`.execute(tx)
}
