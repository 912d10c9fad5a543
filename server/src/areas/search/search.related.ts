import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { plannedOnce } from '../../platform/db/planned-once.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { fold } from '../../search/fold.ts'
import type { Question } from '../../search/question.ts'

const most = 6

/** What else those are about that were found: their tags, the most frequent first, but for what was asked already. */
export async function relatedTo(
  db: Db,
  { language }: Viewer,
  { text }: Question,
  item_ids: number[],
): Promise<string[]> {
  if (item_ids.length === 0) return []
  const { rows } = await sql<{ name: string }>`${plannedOnce}
    select in_language(tag.name, ${language}) as name from resource_tag join tag using (tag_id)
    where item_id = any((select ${item_ids}::bigint[])::bigint[]) group by tag.tag_id order by count(*) desc, tag.tag_id limit ${sql.lit(most * 2)}`.execute(
    db,
  )
  return rows.flatMap(({ name }) => (name && fold(name) !== text ? name : [])).slice(0, most)
}
