import { languages } from '@atrium/contract/languages'
import { kitSize } from '@atrium/contract/limits'
import * as contract from '@atrium/contract/project/kit-management'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import type { Wiring } from '../../../platform/wiring.ts'

type KitInput = z.output<typeof contract.createKit.body>
type KitChange = z.output<typeof contract.saveKit.body>
type Indexing = Pick<Wiring, 'itemIndexers'>

export async function listManagedKits(db: Db, { language }: Viewer) {
  const { rows: list } = await typedSql(contract.listManagedKits.data.shape.list.element)`
    select kit.kit_id, kit.slug, coalesce(in_language(kit.title, ${language}), '') as title, kit.position,
      count(kit_item.item_id) as item_count,
      count(kit_item.item_id) filter (where item.state not in ('published', 'deprecated')) as withdrawn_count,
      kit.published_at is not null as is_published, kit.updated_at
    from kit left join kit_item using (kit_id) left join item on item.item_id = kit_item.item_id
    group by kit.kit_id order by kit.position, kit.kit_id`.execute(db)
  return { list }
}

const managedKitRow = contract.readManagedKit.data.omit({ items: true, resources: true })
const managedItemRow = contract.readManagedKit.data.shape.resources.element.extend({
  matter: contract.readManagedKit.data.shape.items.element.shape.matter,
})

export async function readManagedKit(db: Db, { language }: Pick<Viewer, 'language'>, kit_id: number) {
  const { rows } = await typedSql(managedKitRow)`
    select kit_id, slug, title, audience, lead, position, trial_id, published_at is not null as is_published, updated_at
    from kit where kit_id = ${kit_id}`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  const { rows: items } = await typedSql(managedItemRow)`
    select item.item_id as resource_id, coalesce(in_language(item.title, ${language}), '') as title,
      item.type as resource_type, kit_item.matter,
      case when item.state in ('published', 'deprecated') then item.state else 'withdrawn' end as state
    from kit_item join item using (item_id) where kit_id = ${kit_id}
    order by kit_item.position, item.item_id`.execute(db)
  return {
    ...rows[0],
    items: items.map(({ resource_id, matter }) => ({ resource_id, matter })),
    resources: items.map(({ matter: _, ...resource }) => resource),
  }
}

/** What the audit log keeps. */
export async function readKitForAudit(tx: Db, kit_id: number) {
  const { resources: _, updated_at: __, ...values } = await readManagedKit(tx, { language: 'zh-CN' }, kit_id)
  return values
}

export async function createKit(tx: Db, { items, ...kit }: KitInput) {
  await refuseTakenSlug(tx, kit.slug, null)
  refuseUnknownTrial(kit.trial_id, items)
  const { kit_id } = await tx.insertInto('kit').values(kitValues(kit)).returning('kit_id').executeTakeFirstOrThrow()
  await replaceItems(tx, kit_id, items)
  return { kit_id }
}

export async function saveKit(
  tx: Db,
  indexing: Indexing,
  kit_id: number,
  { seen_at, items, ...kit }: KitChange,
): Promise<null> {
  const before = await lockKit(tx, kit_id)
  if (before.updated_at !== seen_at)
    throw new Failure('conflict', { detail: 'changed by somebody else since it was loaded' })
  await refuseTakenSlug(tx, kit.slug, kit_id)
  refuseUnknownTrial(kit.trial_id, items)
  if (before.published_at !== null) refuseUnfinished({ ...kit, items })

  await tx
    .updateTable('kit')
    .set({ ...kitValues(kit), updated_at: sql`now()` })
    .where('kit_id', '=', kit_id)
    .execute()
  const former = await itemsOf(tx, kit_id)
  await replaceItems(tx, kit_id, items)
  if (before.published_at !== null) await indexItems(tx, indexing, [...former, ...(await itemsOf(tx, kit_id))])
  return null
}

/** Idempotent: what is published already keeps its day. */
export async function changeKitState(
  tx: Db,
  indexing: Indexing,
  viewer: Viewer,
  { kit_id, is_published }: { kit_id: number; is_published: boolean },
): Promise<null> {
  await lockKit(tx, kit_id)
  if (is_published) {
    const kit = await readManagedKit(tx, viewer, kit_id)
    refuseUnfinished(kit)
    if (kit.resources.every(({ state }) => state === 'withdrawn')) {
      throw new Failure('invalid_input', { field: 'items', detail: 'nothing in it can be taken' })
    }
  }
  await tx
    .updateTable('kit')
    .set({ published_at: is_published ? sql`coalesce(published_at, now())` : null, updated_at: sql`now()` })
    .where('kit_id', '=', kit_id)
    .execute()
  await indexItems(tx, indexing, await itemsOf(tx, kit_id))
  return null
}

async function itemsOf(tx: Db, kit_id: number): Promise<number[]> {
  const items = await tx.selectFrom('kit_item').select('item_id').where('kit_id', '=', kit_id).execute()
  return items.map(({ item_id }) => item_id)
}

/**
 * Lists are narrowed to a published kit by a term of its items. They are a dozen, and always taken in one order: two changes
 * then cannot block each other.
 */
async function indexItems(tx: Db, { itemIndexers }: Indexing, item_ids: number[]): Promise<void> {
  for (const item_id of [...new Set(item_ids)].toSorted((a, b) => a - b)) await itemIndexers.resource(tx, item_id)
}

async function lockKit(tx: Db, kit_id: number) {
  const kit = await tx
    .selectFrom('kit')
    .select(['updated_at', 'published_at'])
    .where('kit_id', '=', kit_id)
    .forUpdate()
    .executeTakeFirst()
  if (!kit) throw new Failure('not_found')
  return kit
}

/** What everybody sees is whole: its texts in each language, and neither too little nor too much to choose from. */
function refuseUnfinished(kit: Pick<KitInput, 'title' | 'lead' | 'items'>): void {
  const lacking = (['title', 'lead'] as const).find((name) => languages.some((language) => !kit[name][language]))
  if (lacking) throw new Failure('invalid_input', { field: lacking, detail: 'a published kit speaks every language' })
  if (kit.items.length < kitSize.least || kit.items.length > kitSize.most) {
    throw new Failure('invalid_input', { field: 'items', detail: `${kit.items.length} items` })
  }
}

async function refuseTakenSlug(tx: Db, slug: string, kit_id: number | null): Promise<void> {
  const taken = await tx.selectFrom('kit').select('kit_id').where('slug', '=', slug).executeTakeFirst()
  if (taken && taken.kit_id !== kit_id) {
    throw new Failure('invalid_input', { field: 'slug', detail: 'slug already in use' })
  }
}

function refuseUnknownTrial(trial_id: number | null, items: KitInput['items']): void {
  if (trial_id !== null && !items.some(({ resource_id }) => resource_id === trial_id)) {
    throw new Failure('invalid_input', { field: 'trial_id', detail: 'not one of the items' })
  }
}

const insertedRow = z.object({ item_id: z.number() })

/** Only what was published once can be in a kit: of a draft it would give the title away. */
async function replaceItems(tx: Db, kit_id: number, items: KitInput['items']): Promise<void> {
  await tx.deleteFrom('kit_item').where('kit_id', '=', kit_id).execute()
  const { rows } = await typedSql(insertedRow)`
    insert into kit_item (kit_id, item_id, position, matter)
    select ${kit_id}, item.item_id, given.place, given.value -> 'matter'
    from jsonb_array_elements(${JSON.stringify(items)}::jsonb) with ordinality as given (value, place)
      join item on item.item_id = (given.value ->> 'resource_id')::bigint
    where item.kind = 'resource' and item.state in ('published', 'deprecated', 'withdrawn')
    returning item_id`.execute(tx)
  if (rows.length < items.length) throw new Failure('invalid_input', { field: 'items', detail: 'unknown resource' })
}

function kitValues({ title, audience, lead, ...kit }: Omit<KitInput, 'items'>) {
  const texts = { title: JSON.stringify(title), audience: JSON.stringify(audience), lead: JSON.stringify(lead) }
  return { ...kit, ...texts }
}
