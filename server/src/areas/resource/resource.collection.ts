import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { collect, forget } from '../item/item.collection.ts'
import { isReadable } from './resource.service.ts'

/** It is counted only when it was not there. */
export async function collectResource(tx: Db, { user_id }: Viewer, resource_id: number): Promise<null> {
  await mustBeReadable(tx, resource_id)
  await countCollected(tx, resource_id, await collect(tx, user_id, resource_id))
  return null
}

export async function forgetResource(tx: Db, { user_id }: Viewer, resource_id: number): Promise<null> {
  await mustBeReadable(tx, resource_id)
  await countCollected(tx, resource_id, -(await forget(tx, user_id, resource_id)))
  return null
}

interface Mine {
  collected: boolean
  downloaded_version: string | null
  stars: number | null
}

export async function readMyResource(db: Db, { user_id }: Viewer, resource_id: number): Promise<Mine> {
  const { rows } = await sql<Mine>`
    select
      exists (select from collection where user_id = ${user_id} and item_id = item.item_id) as collected,
      (select version from resource_download join resource_version using (version_id)
        where resource_download.user_id = ${user_id} and resource_download.item_id = item.item_id
        order by downloaded_at desc, version_id desc limit 1) as downloaded_version,
      (select stars from resource_rating where user_id = ${user_id} and item_id = item.item_id) as stars
    from item where item.item_id = ${resource_id} and ${isReadable}`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}

export async function mustBeReadable(db: Db, resource_id: number): Promise<void> {
  const { rows } = await sql`
    select from item join resource using (item_id) where item.item_id = ${resource_id} and ${isReadable}`.execute(db)
  if (rows.length === 0) throw new Failure('not_found')
}

async function countCollected(tx: Db, item_id: number, change: number) {
  if (change === 0) return
  await sql`update resource set collect_count = collect_count + ${change} where item_id = ${item_id}`.execute(tx)
}
