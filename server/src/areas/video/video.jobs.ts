import { sql } from 'kysely'
import { z } from 'zod'
import { job } from '../../platform/job/job.ts'
import { whenFilesSettle } from '../file/file.settled.ts'
import { countPlays } from './video.play.ts'
import { saveVideoTerms } from './video.terms.ts'

export const videoCount = job({
  name: 'video.count',
  payload: z.object({}),
  cron: '*/5 * * * *',
  time_limit: 120,
  side_by_side: 1,
  handler: ({ db }) => db.transaction().execute(countPlays),
})

/** Nobody has to say how long a video is: that is known once its content has been looked at. */
whenFilesSettle(async (tx, file_ids) => {
  const { rows } = await sql<{ item_id: number }>`
    update video set duration_seconds = round((blob.about ->> 'seconds')::numeric)
    from file join blob using (blob_id)
    where video.file_id = file.file_id and file.file_id = any(${file_ids}) and blob.about ? 'seconds'
    returning item_id`.execute(tx)
  for (const { item_id } of rows) await saveVideoTerms(tx, item_id)
})
