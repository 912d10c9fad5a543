import type { Db } from '@atrium/server/platform/db/db'
import { sql } from 'kysely'
import { ratings } from '../data/ratings.ts'
import type { DemoResource } from '../kinds.ts'
import { idOf } from './name.ts'

/** What people made of it. Like all counters these never go down. */
export async function saveFigures(db: Db, item_id: number, { download_count, rating }: DemoFigures) {
  const counts = rating ? starCounts(rating.average, rating.people) : [0, 0, 0, 0, 0]
  await sql`
    update resource set rating_counts = ${counts}::int[],
      company_count = greatest(company_count, ${Math.round(download_count / 9)}),
      collect_count = greatest(collect_count, ${Math.round(download_count / 5)})
    where item_id = ${item_id} and not exists (select from resource_rating where item_id = ${item_id})`.execute(db)
}

/** What somebody says of the demo later replaces what the demo lets them say. */
export async function saveRatings(db: Db, items: ReadonlyMap<string, number>, people: ReadonlyMap<string, number>) {
  for (const { slug, by, stars, days_ago, text, answer = null } of ratings) {
    await db
      .insertInto('resource_rating')
      .values({
        ...{ item_id: idOf(items, slug), user_id: idOf(people, by), stars, text, answer },
        created_at: sql<string>`now() - make_interval(days => ${days_ago})`,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

type DemoFigures = Pick<DemoResource, 'download_count' | 'rating'>

/** How many gave one to five stars, so that people and average come out: mostly fives, the rest as they usually fall. */
function starCounts(average: number, people: number): number[] {
  const missing = Math.round((5 - average) * people)
  const ones = Math.floor((missing * 0.06) / 4)
  const twos = Math.floor((missing * 0.08) / 3)
  const threes = Math.floor((missing * 0.2) / 2)
  const fours = Math.min(missing - ones * 4 - twos * 3 - threes * 2, people - ones - twos - threes)
  return [ones, twos, threes, fours, people - ones - twos - threes - fours]
}
