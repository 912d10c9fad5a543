import { withDb } from './portal.ts'

/** Where something of the demo content stands, by its own name. */
export async function addressOf(slug: string): Promise<string> {
  const { kind, type, item_id } = await withDb((db) =>
    db.selectFrom('item').select(['kind', 'type', 'item_id']).where('slug', '=', slug).executeTakeFirstOrThrow(),
  )
  const folders: Record<string, string> = {
    resource: `resource/${type}`,
    article: 'knowledge/article',
    app: 'app-store',
  }
  return `/${folders[kind] ?? kind}/${item_id}`
}
