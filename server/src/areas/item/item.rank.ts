import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

/** So many places are kept; pages show fewer, so that a withdrawn item can be replaced at once. */
const places = 20
/** A few friends cannot lift an item to the top. */
const peopleForRating = 50

/** Rewrites the three rankings from what happened per day. Call it inside a transaction: readers see old or new, never half. */
export async function rankItems(db: Db): Promise<void> {
  await sql`lock table item_ranking in share row exclusive mode`.execute(db)
  await sql`delete from item_ranking`.execute(db)
  await sql`
    with downloaded as (
      select item_id, sum(download_count) as figure from item_day
      where day > current_date - 30 group by item_id having sum(download_count) > 0
    ), discussed as (
      select item_id, sum(comment_count) as figure from item_day
      where day > current_date - 7 group by item_id having sum(comment_count) > 0
    ), rated as (
      select item_id, round(rating::numeric, 1) as figure, rating, rating_count from item
      where state = 'published' and kind = 'resource' and rating_count >= ${peopleForRating}
      order by rating desc, rating_count desc, item_id desc limit ${places}
    )
    insert into item_ranking (ranking, place, item_id, figure)
    (select 'most_downloaded', row_number() over (order by figure desc, item_id desc), item_id, figure
     from downloaded join item using (item_id) where state = 'published' and kind = 'resource'
     order by figure desc, item_id desc limit ${places})
    union all
    (select 'discussed', row_number() over (order by figure desc, item_id desc), item_id, figure
     from discussed join item using (item_id) where state = 'published' and kind = 'resource'
     order by figure desc, item_id desc limit ${places})
    union all
    select 'best_rated', row_number() over (order by rating desc, rating_count desc, item_id desc), item_id, figure
    from rated`.execute(db)
}
