import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { ownerName } from '../item/item.service.ts'
import { averageRating, ratingCount } from './resource.rating-average.ts'
import { isReadable } from './resource.service.ts'

interface Rating {
  rating_id: number
  user_name: string | null
  stars: number
  text: string
  answer: string | null
  created_at: string
  mine: boolean
}

interface Query {
  order_by?: { created_at?: 'asc' | 'desc' | undefined } | undefined
  page: number
  size: number
}

/** Stars without words are counted with the others, and have nothing to be read. */
export async function listRatings(db: Db, { user_id, language }: Viewer, resource_id: number, query: Query) {
  const direction = sql.raw(query.order_by?.created_at === 'asc' ? 'asc' : 'desc')
  const { rows: counted } = await sql<{ total: number }>`
    select (select count(*)::int from resource_rating as rating
      where rating.item_id = item.item_id and rating.text <> '') as total
    from item where item_id = ${resource_id} and ${isReadable}`.execute(db)
  if (!counted[0]) throw new Failure('not_found')

  const { rows: list } = await sql<Rating>`
    select rating_id, ${ownerName(language)} as user_name, stars, text, answer, rating.created_at,
      coalesce(rating.user_id = ${user_id}, false) as mine
    from resource_rating as rating left join account using (user_id)
    where item_id = ${resource_id} and text <> ''
    order by rating.created_at ${direction}, rating_id ${direction}
    limit ${query.size} offset ${(query.page - 1) * query.size}`.execute(db)
  return { list, total: counted[0].total }
}

/** The row of the item is held throughout: its counts, its average and its ratings always say the same. */
export async function rateResource(
  tx: Db,
  { user_id }: Viewer,
  resource_id: number,
  { stars, text }: { stars: number; text: string },
): Promise<null> {
  await sql`select from item where item_id = ${resource_id} for no key update`.execute(tx)
  const { rows } = await sql<{ rating_counts: number[]; is_author: boolean; downloaded: boolean }>`
    select rating_counts, item.owner_id is not distinct from ${user_id} as is_author,
      exists (select from resource_download as taken
        where taken.item_id = item.item_id and taken.user_id = ${user_id}) as downloaded
    from item join resource using (item_id)
    where item.item_id = ${resource_id} and ${isReadable}`.execute(tx)
  const [resource] = rows
  if (!resource) throw new Failure('not_found')
  if (!resource.downloaded) throw new Failure('not_allowed', { detail: 'only who downloaded it may rate it' })
  if (resource.is_author) throw new Failure('not_allowed', { detail: 'nobody rates their own' })

  const before = await tx
    .selectFrom('resource_rating')
    .select('stars')
    .where('item_id', '=', resource_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  await tx
    .insertInto('resource_rating')
    .values({ item_id: resource_id, user_id, stars, text })
    .onConflict((same) => same.columns(['item_id', 'user_id']).doUpdateSet({ stars, text, created_at: sql`now()` }))
    .execute()
  const counts = resource.rating_counts.map(
    (count, index) => count + Number(index + 1 === stars) - Number(index + 1 === before?.stars),
  )
  await keepCounts(tx, resource_id, counts)
  return null
}

/** How many gave one to five stars, and what follows from it. */
export async function keepCounts(tx: Db, item_id: number, counts: number[]): Promise<void> {
  await tx.updateTable('resource').set({ rating_counts: counts }).where('item_id', '=', item_id).execute()
  await tx
    .updateTable('item')
    .set({ rating: averageRating(counts), rating_count: ratingCount(counts) })
    .where('item_id', '=', item_id)
    .execute()
}

/** Of what they made themselves; a later answer takes the place of the first. */
export async function answerRating(db: Db, { user_id }: Viewer, rating_id: number, text: string): Promise<null> {
  const { rows } = await sql<{ owner_id: number | null }>`
    select item.owner_id from resource_rating join item using (item_id)
    where rating_id = ${rating_id} and ${isReadable}`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  if (rows[0].owner_id === null || rows[0].owner_id !== user_id) throw new Failure('not_allowed')

  await db.updateTable('resource_rating').set({ answer: text }).where('rating_id', '=', rating_id).execute()
  return null
}
