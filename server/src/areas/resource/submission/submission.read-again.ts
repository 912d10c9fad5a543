import { sql } from 'kysely'
import { z } from 'zod'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import type { JobRun } from '../../../platform/job/job.ts'
import type { Platform } from '../../../platform.ts'
import { saveTerms } from '../list/list.terms.ts'
import { trialsOf } from '../package/about-inside.ts'
import { readPackage } from '../package/read-package.ts'
import { fetchPackage, readerVersion } from './submission.package.ts'

const outdatedVersion = z.object({
  version_id: z.number(),
  item_id: z.number(),
  file_name: z.string(),
  object_key: z.string(),
})

const perTurn = 50

/**
 * What an older release read from published packages is read again, so that pages need not know what older readers left
 * out. A package that can no longer be read keeps what was read of it.
 */
export async function readVersionsAgain(platform: Platform, run: Pick<JobRun, 'signal'>): Promise<number> {
  let read = 0
  for (let left = await findOutdated(platform); left.length > 0; left = await findOutdated(platform)) {
    for (const version of left) {
      if (run.signal.aborted) return read
      await readAgain(platform, version)
      read += 1
    }
  }
  return read
}

async function findOutdated({ db }: Platform) {
  const { rows } = await typedSql(outdatedVersion)`
    select version.version_id, version.item_id, file.file_name, blob.object_key
    from resource_version as version
      join file on file.file_id = version.package_id
      join blob on blob.blob_id = file.blob_id
    where version.inside_reader < ${readerVersion} and version.published_at is not null
    order by version.inside_reader, version.version_id limit ${perTurn}`.execute(db)
  return rows
}

async function readAgain({ db, storage, log }: Platform, version: z.output<typeof outdatedVersion>) {
  const { version_id, item_id, file_name, object_key } = version
  const { inside } = await readPackage({ file_name, bytes: await fetchPackage(storage, object_key) })
  if (!inside) log.warn({ version_id }, 'published package cannot be read again')
  await db.transaction().execute(async (tx) => {
    await sql`update resource_version
      set inside = coalesce(${inside && JSON.stringify(inside)}::jsonb, inside), inside_reader = ${readerVersion},
        trials = coalesce(${inside && trialsOf(inside)}::text[], trials)
      where version_id = ${version_id}`.execute(tx)
    await saveTerms(tx, item_id)
  })
}
