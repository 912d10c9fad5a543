import { saveRatingCounts } from '@atrium/server/areas/item/rating/rating'
import { prior } from '@atrium/server/areas/item/rating/rating.average'
import type { Db } from '@atrium/server/platform/db/db'
import { sql } from 'kysely'
import type { DemoResource } from '../kinds.ts'
import { idOf } from './name.ts'

/**
 * What people made of it. The companies of the demo have a row each, like those that take it later, so that the next
 * count adds to them.
 */
export async function saveFigures(db: Db, item_id: number, { download_count }: Pick<DemoResource, 'download_count'>) {
  await sql`
    insert into resource_company (item_id, company_hash)
    select ${item_id}, md5('demo company ' || n)::uuid from generate_series(1, ${Math.round(download_count / 9)}::int) as n
    on conflict do nothing`.execute(db)
  await sql`
    update resource set company_count = (select count(*) from resource_company where item_id = ${item_id}),
      collect_count = greatest(collect_count, ${Math.round(download_count / 5)})
    where item_id = ${item_id}`.execute(db)
}

interface RatedItem {
  item_id: number
  noun: 'resource' | 'app'
  rating: DemoResource['rating'] | undefined
  told: { by: string; stars: number; days_ago: number; text: string; answer?: string }[]
}

/** What somebody says of the demo later replaces what the demo lets them say; figures are counted from the rows. */
export async function saveRatings(
  db: Db,
  { item_id, noun, rating, told: demoRatings }: RatedItem,
  people: ReadonlyMap<string, number>,
) {
  for (const { by, stars, days_ago, text, answer = null } of demoRatings) {
    await db
      .insertInto('item_rating')
      .values({
        item_id,
        user_id: idOf(people, by),
        stars,
        text,
        answer,
        created_at: sql<string>`now() - make_interval(days => ${days_ago})`,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const wished = rating ? starCounts(rating.average, rating.people) : []
  for (const [index, count] of wished.entries()) {
    await fillUp(db, item_id, index + 1, count - demoRatings.filter(({ stars }) => stars === index + 1).length)
  }
  await saveRatingCounts(db, { table: noun }, item_id, await countedStars(db, item_id))
}

/** Most people give stars and no words, and most of them are not among the people of the demo. */
async function fillUp(db: Db, item_id: number, stars: number, count: number) {
  await sql`
    insert into item_rating (item_id, stars, created_at)
    select ${item_id}, ${stars}, now() - make_interval(days => 30 + 11 * n % 300)
    from generate_series(1, ${count} - (select count(*)::int from item_rating
      where item_id = ${item_id} and stars = ${stars} and user_id is null)) as n`.execute(db)
}

async function countedStars(db: Db, item_id: number) {
  const { rows } = await sql<{ counts: number[] }>`
    select array(select (select count(*)::int from item_rating as rating
      where rating.item_id = ${item_id} and rating.stars = n) from generate_series(1, 5) as n) as counts`.execute(db)
  return rows[0]?.counts ?? []
}

/** How many gave one to five stars, so that the average people read comes out: mostly fives, the rest as they usually fall. */
function starCounts(average: number, people: number): number[] {
  const stars = average * (people + prior.people) - prior.people * prior.stars
  const missing = Math.max(0, Math.round(5 * people - stars))
  const ones = Math.floor((missing * 0.06) / 4)
  const twos = Math.floor((missing * 0.08) / 3)
  const threes = Math.floor((missing * 0.2) / 2)
  const fours = Math.min(missing - ones * 4 - twos * 3 - threes * 2, people - ones - twos - threes)
  return [ones, twos, threes, fours, people - ones - twos - threes - fours]
}
