import { withDb } from './portal.ts'

/** Where something of the demo content stands, by its own name. */
export async function addressOf(slug: string): Promise<string> {
  const { type, item_id } = await withDb((db) =>
    db.selectFrom('item').select(['type', 'item_id']).where('slug', '=', slug).executeTakeFirstOrThrow(),
  )
  return `/resource/${type}/${item_id}`
}
