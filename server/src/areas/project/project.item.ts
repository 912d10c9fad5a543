import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { note } from './project.activity.ts'
import { requireProjectRight } from './project.policy.ts'

const updateAllItemsRow = z.object({ version: z.string(), from: z.string(), title: z.string() })

const titleVersionRow = z.object({ title: z.string(), version: z.string() })

interface PinRequest {
  item_id: number
  version?: string | undefined
  part: string
}

/** One version of a thing in one project: pinned again, it changes its version. */
export async function pinItem(tx: Db, viewer: Viewer, project_id: number, { item_id, version, part }: PinRequest) {
  await requireProjectRight(tx, viewer, project_id, 'edit')
  const found = await findVersion(tx, viewer, { item_id, version, part })
  const pinned = await tx
    .insertInto('project_item')
    .values({ project_id, item_id, part, version: found.version, added_by: viewer.user_id })
    .onConflict((same) => same.columns(['project_id', 'item_id', 'part']).doUpdateSet({ version: found.version }))
    .returning(['project_item_id', 'version'])
    .executeTakeFirstOrThrow()
  await note(tx, viewer, project_id, 'item_pinned', found)
  const { item_count } = await tx
    .selectFrom('project_item')
    .select((one) => one.fn.countAll<number>().as('item_count'))
    .where('project_id', '=', project_id)
    .executeTakeFirstOrThrow()
  return { ...pinned, item_count }
}

export async function updateItem(
  tx: Db,
  viewer: Viewer,
  { project_id, project_item_id }: { project_id: number; project_item_id: number },
  version: string,
): Promise<null> {
  await requireProjectRight(tx, viewer, project_id, 'edit')
  const pinned = await tx
    .selectFrom('project_item')
    .select(['item_id', 'part', 'version'])
    .where('project_id', '=', project_id)
    .where('project_item_id', '=', project_item_id)
    .forUpdate()
    .executeTakeFirst()
  if (!pinned) throw new Failure('not_found')

  const newer = await tx
    .selectFrom('project_newer')
    .select(['item_id', 'part'])
    .where('project_item_id', '=', project_item_id)
    .where('version', '=', version)
    .$narrowType<{ item_id: number; part: string }>()
    .executeTakeFirst()
  const { item_id, part } = { ...pinned, ...newer }
  const found = await findVersion(tx, viewer, { item_id, part, version })
  await tx
    .updateTable('project_item')
    .set({ item_id, part, version })
    .where('project_item_id', '=', project_item_id)
    .execute()
  await note(tx, viewer, project_id, 'item_updated', { ...found, from: pinned.version })
  return null
}

export async function updateAllItems(tx: Db, viewer: Viewer, project_id: number) {
  await requireProjectRight(tx, viewer, project_id, 'edit')
  const { rows } = await typedSql(updateAllItemsRow)`
    with newer as (
      select distinct on (newer.item_id, newer.part) newer.*, pinned.version as before,
        coalesce(in_language(item.title, ${viewer.language}), '') as title
      from project_newer as newer join project_item as pinned using (project_item_id)
        join item on item.item_id = newer.item_id
      where newer.project_id = ${project_id} order by newer.item_id, newer.part, project_item_id
    )
    update project_item set item_id = newer.item_id, part = newer.part, version = newer.version from newer
    where project_item.project_item_id = newer.project_item_id
    returning newer.version, newer.before as from, newer.title`.execute(tx)
  for (const { title, version, from } of rows) {
    await note(tx, viewer, project_id, 'item_updated', { title, version, from })
  }
  return { updated: rows.length }
}

export async function unpinItem(
  tx: Db,
  viewer: Viewer,
  { project_id, project_item_id }: { project_id: number; project_item_id: number },
): Promise<null> {
  await requireProjectRight(tx, viewer, project_id, 'edit')
  const { rows } = await typedSql(titleVersionRow)`
    delete from project_item using item
    where item.item_id = project_item.item_id and project_id = ${project_id} and project_item_id = ${project_item_id}
    returning coalesce(in_language(item.title, ${viewer.language}), '') as title, version`.execute(tx)
  if (!rows[0]) throw new Failure('not_found')
  await note(tx, viewer, project_id, 'item_unpinned', rows[0])
  return null
}

/** A version that was published, of something that has not been taken back: the newest where none is named. */
async function findVersion(tx: Db, { language }: Viewer, { item_id, version, part }: PinRequest) {
  const { rows } = await typedSql(titleVersionRow)`
    select coalesce(in_language(item.title, ${language}), '') as title, pinnable.version
    from pinnable join item using (item_id)
      left join resource using (item_id) left join resource_version as given using (version_id)
      left join app on app.item_id = item.item_id left join app_version as store using (app_version_id)
    where item.item_id = ${item_id} and part = ${part} and item.state in ('published', 'deprecated')
      and pinnable.state in ('published', 'deprecated')
      and pinnable.version = coalesce(${version ?? null}, given.version, store.version, pinnable.version)
    order by pinnable.published_at desc limit 1`.execute(tx)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}
