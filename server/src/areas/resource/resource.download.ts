import { hasMenu } from '@atrium/contract/access'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { fileAddress } from '../file/serve/serve.open.ts'
import { findGivenVersion, isGivenOut } from './resource.version.ts'

/** Open to visitors. For signed-in people it is recorded, so that they may rate it and get notices. */
export async function downloadResource(
  { db, secret }: Pick<Platform, 'db' | 'secret'>,
  { user_id }: Viewer,
  resource_id: number,
  number: string | undefined,
) {
  const { version_id, version, package_id, file_name, sha256 } = await findGivenVersion(db, resource_id, number)
  if (user_id !== null) {
    await db
      .insertInto('resource_download')
      .values({ item_id: resource_id, user_id, version_id })
      // A repeated download updates the time, which orders the list of downloads.
      .onConflict((same) =>
        same.columns(['user_id', 'item_id', 'version_id']).doUpdateSet({ downloaded_at: sql`now()` }),
      )
      .execute()
  }
  const ticket = { file_id: package_id, preview: null, inline: false, user_id }
  return { address: fileAddress(secret, ticket, file_name), file_name, version, sha256 }
}

/** People with the resource menu may read the packages of published versions and their previews. */
export async function isInLibrary(db: Db, viewer: Viewer, file_id: number): Promise<boolean> {
  if (!hasMenu(viewer.menus, 'resource')) return false
  const { rows } = await sql`
    select from resource_version as version join item using (item_id)
    where version.package_id = ${file_id} and ${isGivenOut} limit 1`.execute(db)
  return rows.length > 0
}
