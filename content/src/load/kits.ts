import { saveTerms } from '@atrium/server/areas/resource/list/list.terms'
import type { Db } from '@atrium/server/platform/db/db'
import { sql } from 'kysely'
import { kits } from '../data/kits.ts'

/** After resources. What visitors of a demo have changed in them is put back. */
export async function loadKits(db: Db) {
  const filed = new Set(await itemsOf(db))
  for (const [place, { slug, title, audience, lead, trial, items }] of kits.entries()) {
    await db.deleteFrom('kit').where('slug', '=', slug).execute()
    const { kit_id } = await db
      .insertInto('kit')
      .values({
        slug,
        title: JSON.stringify(title),
        audience: JSON.stringify(audience),
        lead: JSON.stringify(lead),
        position: 10 * (place + 1),
        trial_id: await idOf(db, trial),
        published_at: sql<string>`now()`,
      })
      .returning('kit_id')
      .executeTakeFirstOrThrow()
    for (const [position, [name, matter]] of items.entries()) {
      const item_id = await idOf(db, name)
      await db
        .insertInto('kit_item')
        .values({ kit_id, item_id, position, matter: JSON.stringify(matter) })
        .execute()
    }
  }
  for (const item_id of await itemsOf(db)) filed.add(item_id)
  for (const item_id of filed) await saveTerms(db, item_id)
}

/** Of kits of ours, as they are now. */
async function itemsOf(db: Db): Promise<number[]> {
  const items = await db
    .selectFrom('kit_item')
    .innerJoin('kit', 'kit.kit_id', 'kit_item.kit_id')
    .select('item_id')
    .where(
      'slug',
      'in',
      kits.map(({ slug }) => slug),
    )
    .execute()
  return items.map(({ item_id }) => item_id)
}

async function idOf(db: Db, slug: string): Promise<number> {
  const { item_id } = await db
    .selectFrom('item')
    .select('item_id')
    .where('slug', '=', slug)
    .where('kind', '=', 'resource')
    .executeTakeFirstOrThrow()
  return item_id
}
