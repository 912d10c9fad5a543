import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

/** For prefixes with this many names the best are precomputed; fewer are sorted on request. */
const many = 300
const longest = 8
const best = 10
/** In milliseconds: every name is looked at, which takes longer than a page may. */
const longestStatement = 120_000

/**
 * The best names of beginnings that very many share, by characters, sound and initials. Call it inside a transaction:
 * readers see the old ones until the new ones are all there.
 */
export async function refreshBestSuggestions(tx: Db): Promise<void> {
  await sql`set local statement_timeout = ${sql.lit(longestStatement)}`.execute(tx)
  await sql`set local work_mem = '64MB'`.execute(tx)
  await tx.deleteFrom('suggestion_best').execute()
  for (const column of ['folded', 'sound', 'initials']) {
    await readBeginnings(tx, column)
    for (let length = longest; length >= 1; length--) {
      await sql`
        insert into suggestion_best (beginning, place, item_id, language)
        select beginning, place, item_id, language from beginning
        where length(beginning) = ${sql.lit(length)} and total >= ${sql.lit(many)}
        on conflict do nothing`.execute(tx)
      await shorten(tx, length - 1)
    }
    await sql`drop table beginning`.execute(tx)
  }
}

/** Every name as far as it is looked at, with the best that begin so and how many do. */
async function readBeginnings(tx: Db, column: string) {
  const beginning = sql`left(${sql.ref(column)}, ${sql.lit(longest)})`
  await sql`
    create temporary table beginning on commit drop as
    select * from (
      select ${beginning} as beginning, count(*) over alike as total, item_id, language, quality,
        row_number() over (partition by ${beginning} order by quality desc, item_id desc, language) as place
      from suggestion join item using (item_id) where ${sql.ref(column)} <> '' and item.state = 'published'
      window alike as (partition by ${beginning})
    ) as placed where place <= ${sql.lit(best)}`.execute(tx)
}

/** The best of a shorter beginning are among the best of those that continue it. */
async function shorten(tx: Db, length: number) {
  const beginning = sql`left(beginning, ${sql.lit(length)})`
  await sql`
    create temporary table shorter on commit drop as
    select * from (
      select ${beginning} as beginning, sum(total) filter (where place = 1) over alike as total, item_id, language, quality,
        row_number() over (partition by ${beginning} order by quality desc, item_id desc, language) as place
      from beginning window alike as (partition by ${beginning})
    ) as placed where place <= ${sql.lit(best)}`.execute(tx)
  await sql`drop table beginning`.execute(tx)
  await sql`alter table shorter rename to beginning`.execute(tx)
}
