import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { totalRow, typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import type { ItemNoun } from '../item.noun.ts'
import { ownerName } from '../item.service.ts'
import { averageRating, ratingCount } from './rating.average.ts'

const rateItemRow = z.object({ rating_counts: z.array(z.number()), is_author: z.boolean(), has_had: z.boolean() })

const removedRatingRow = z.object({ stars: z.number(), rating_counts: z.array(z.number()) })

const ownerIdRow = z.object({ owner_id: z.number().nullable() })

const ratingSchema = z.object({
  rating_id: z.number(),
  user_name: z.string().nullable(),
  photo_url: z.string().nullable(),
  stars: z.number(),
  text: z.string(),
  answer: z.string().nullable(),
  created_at: z.string(),
  mine: z.boolean(),
})

interface RatingQuery {
  order_by?: { created_at?: 'asc' | 'desc' | undefined } | undefined
  page: number
  size: number
}

/** Stars without words are counted with the others, and have nothing to be read. */
export async function listRatings(
  db: Db,
  { isReadable }: ItemNoun,
  { user_id, language }: Viewer,
  item_id: number,
  query: RatingQuery,
) {
  const direction = sql.raw(query.order_by?.created_at === 'asc' ? 'asc' : 'desc')
  const { rows: counted } = await typedSql(totalRow)`
    select (select count(*)::int from item_rating as rating
      where rating.item_id = item.item_id and rating.text <> '' and rating.hidden_at is null) as total
    from item where item_id = ${item_id} and ${isReadable}`.execute(db)
  if (!counted[0]) throw new Failure('not_found')

  const { rows: list } = await typedSql(ratingSchema)`
    select rating_id, ${ownerName(language)} as user_name, account.photo_url, stars, text, answer, rating.created_at,
      coalesce(rating.user_id = ${user_id}, false) as mine
    from item_rating as rating left join account using (user_id)
    where item_id = ${item_id} and text <> '' and hidden_at is null
    order by rating.created_at ${direction}, rating_id ${direction}
    limit ${query.size} offset ${(query.page - 1) * query.size}`.execute(db)
  return { list, total: counted[0].total }
}

interface RatingInput {
  stars: number
  text: string
}

/** The row of the item is held throughout: its counts, its average and its ratings always say the same. */
export async function rateItem(
  tx: Db,
  noun: ItemNoun,
  { user_id }: Viewer,
  item_id: number,
  { stars, text }: RatingInput,
): Promise<null> {
  await sql`select from item where item_id = ${item_id} for no key update`.execute(tx)
  const { rows } = await typedSql(rateItemRow)`
    select rating_counts, item.owner_id is not distinct from ${user_id} as is_author, ${noun.hasHad(user_id)} as has_had
    from item join ${sql.table(noun.table)} using (item_id)
    where item.item_id = ${item_id} and ${noun.isReadable}`.execute(tx)
  const [item] = rows
  if (!item) throw new Failure('not_found')
  if (!item.has_had) throw new Failure('not_allowed', { detail: 'only people who downloaded it may rate it' })
  if (item.is_author) throw new Failure('not_allowed', { detail: 'authors cannot rate their own items' })

  const before = await tx
    .selectFrom('item_rating')
    .select(['stars', 'hidden_at'])
    .where('item_id', '=', item_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  await tx
    .insertInto('item_rating')
    .values({ item_id, user_id, stars, text })
    .onConflict((same) => same.columns(['item_id', 'user_id']).doUpdateSet({ stars, text, created_at: sql`now()` }))
    .execute()
  // A hidden rating is not counted, even if it is changed.
  if (before && before.hidden_at !== null) return null
  const counts = item.rating_counts.map(
    (count, index) => count + Number(index + 1 === stars) - Number(index + 1 === before?.stars),
  )
  await saveRatingCounts(tx, noun, item_id, counts)
  return null
}

/** What staff have hidden stays: whoever could remove it could also give it again. */
export async function removeRating(tx: Db, noun: ItemNoun, { user_id }: Viewer, item_id: number): Promise<null> {
  await sql`select from item where item_id = ${item_id} for no key update`.execute(tx)
  const { rows } = await typedSql(removedRatingRow)`
    delete from item_rating as rating using ${sql.table(noun.table)} as noun
    where rating.item_id = ${item_id} and rating.user_id = ${user_id} and rating.hidden_at is null
      and noun.item_id = rating.item_id
    returning rating.stars, noun.rating_counts`.execute(tx)
  const [removed] = rows
  if (!removed) throw new Failure('not_found', { detail: 'no rating of this person, or it is hidden' })

  const counts = removed.rating_counts.map((count, index) => count - Number(index + 1 === removed.stars))
  await saveRatingCounts(tx, noun, item_id, counts)
  return null
}

/** How many gave one to five stars, and what follows from it. */
export async function saveRatingCounts(
  tx: Db,
  { table }: Pick<ItemNoun, 'table'>,
  item_id: number,
  counts: number[],
): Promise<void> {
  await tx.updateTable(table).set({ rating_counts: counts }).where('item_id', '=', item_id).execute()
  await tx
    .updateTable('item')
    .set({ rating: averageRating(counts), rating_count: ratingCount(counts) })
    .where('item_id', '=', item_id)
    .execute()
}

/** Of what they made themselves; a later answer takes the place of the first. */
export async function answerRating(db: Db, { user_id }: Viewer, rating_id: number, text: string): Promise<null> {
  const { rows } = await typedSql(ownerIdRow)`
    select item.owner_id from item_rating join item using (item_id)
    where rating_id = ${rating_id} and item.state in ('published', 'deprecated', 'withdrawn')`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  if (rows[0].owner_id === null || rows[0].owner_id !== user_id) throw new Failure('not_allowed')

  await db.updateTable('item_rating').set({ answer: text }).where('rating_id', '=', rating_id).execute()
  return null
}
