import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { isReadable } from './resource.service.ts'

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
      (select stars from item_rating where user_id = ${user_id} and item_id = item.item_id) as stars
    from item where item.item_id = ${resource_id} and ${isReadable}`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}
