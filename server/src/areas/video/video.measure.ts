import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { saveVideoTerms } from './video.terms.ts'

const itemIdRow = z.object({ item_id: z.number() })

/** The duration is not entered: it is known once the content was processed. */
export async function measureVideos(tx: Db, file_ids: number[]): Promise<void> {
  const { rows } = await typedSql(itemIdRow)`
    update video set duration_seconds = round((blob.about ->> 'seconds')::numeric)
    from file join blob using (blob_id)
    where video.file_id = file.file_id and file.file_id = any(${file_ids}) and blob.about ? 'seconds'
    returning item_id`.execute(tx)
  for (const { item_id } of rows) await saveVideoTerms(tx, item_id)
}
