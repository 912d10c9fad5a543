import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { deleteOlderOrders, writeOrder } from './index.order.ts'
import { scoreItems } from './index.score.ts'

/** So many places are kept; pages show fewer, so that a withdrawn item can be replaced at once. */
const places = 20
/** A few friends cannot lift an item to the top. */
const peopleForRating = 50
/** Days count for every kind of item, rankings show resources: enough of the busiest that twenty resources are among them. */
const busiest = 1_000

/** Refreshes every quality, and rewrites the rankings from what happened per day. Call it inside a transaction: readers see old or new, never half. */
export async function rankItems(db: Db): Promise<void> {
  await sql`set local work_mem = '64MB'`.execute(db)
  await sql`lock table item_ranking in share row exclusive mode`.execute(db)
  if (await scoreItems(db)) {
    await writeOrder(db)
    await deleteOlderOrders(db)
  }
  await sql`delete from item_ranking`.execute(db)

  await rankByDays(db, 'most_downloaded', 'download_count', 30)
  await rankByDays(db, 'discussed', 'comment_count', 7)
  await rankByRating(db)
}

/** The busiest are found before items are looked at: a thousand look-ups instead of a join with every item. */
async function rankByDays(db: Db, ranking: string, counter: 'download_count' | 'comment_count', days: number) {
  await sql`
    with busiest as materialized (
      select item_id, sum(${sql.ref(counter)}) as figure from item_day
      where day > portal_day() - ${days}::int and ${sql.ref(counter)} > 0
      group by item_id order by figure desc, item_id desc limit ${busiest}
    ), ranked as (
      select item_id, figure, row_number() over (order by figure desc, item_id desc) as place
      from busiest join item using (item_id) where state = 'published' and kind = 'resource'
    )
    insert into item_ranking (ranking, place, item_id, figure)
    select ${ranking}, place, item_id, figure from ranked where place <= ${places}`.execute(db)
}

/** Its own index holds them in this order; the 50 stands in the index too, so it is written into the statement. */
async function rankByRating(db: Db) {
  await sql`
    with best as (
      select item_id, rating, rating_count from item
      where state = 'published' and kind = 'resource' and rating_count >= ${sql.lit(peopleForRating)}
      order by rating desc, rating_count desc, item_id desc limit ${places}
    )
    insert into item_ranking (ranking, place, item_id, figure)
    select 'best_rated', row_number() over (order by rating desc, rating_count desc, item_id desc), item_id,
           round(rating::numeric, 1)
    from best`.execute(db)
}
