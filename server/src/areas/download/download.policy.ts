import { listDownloads } from '@atrium/contract/download/download'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { refusal } from '../../platform/http/access.ts'
import type { Viewer } from '../../platform/http/viewer.ts'

/** People who may see the downloads may read their files while the release is published. */
export async function isReleased(db: Db, viewer: Viewer, file_id: number): Promise<boolean> {
  if (refusal(listDownloads.access, viewer) !== null) return false
  const { rows } = await sql`
    select from release_file join item using (item_id)
    where file_id = ${file_id} and kind = 'release' and state = 'published' limit 1`.execute(db)
  return rows.length > 0
}
