import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

/** From so many names on that begin alike, the best are kept ready; fewer are put in order when somebody types. */
const many = 300
const longest = 8
const best = 10

/**
 * The best names of beginnings that very many share, by characters, sound and initials. Call it inside a transaction:
 * readers see the old ones until the new ones are all there.
 */
export async function keepBestReady(tx: Db): Promise<void> {
  await tx.deleteFrom('suggestion_best').execute()
  for (const column of ['folded', 'sound', 'initials']) {
    for (let length = 1; length <= longest; length++) {
      const beginning = sql`left(${sql.ref(column)}, ${sql.lit(length)})`
      await sql`
        with crowded as (
          select ${beginning} as beginning from suggestion where length(${sql.ref(column)}) >= ${sql.lit(length)}
          group by 1 having count(*) >= ${sql.lit(many)}
        ), placed as (
          select crowded.beginning, item_id, language,
            row_number() over (partition by crowded.beginning order by item.quality desc, item_id desc) as place
          from crowded join suggestion on ${beginning} = crowded.beginning join item using (item_id)
          where item.state = 'published'
        )
        insert into suggestion_best (beginning, place, item_id, language)
        select beginning, place, item_id, language from placed where place <= ${sql.lit(best)}
        on conflict do nothing`.execute(tx)
    }
  }
}
