import type * as contract from '@atrium/contract/download/management'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { enqueue } from '../../platform/job/enqueue.ts'
import { claimFile } from '../file/file.service.ts'
import { releaseSum } from './download.jobs.ts'

type ReleaseFileInput = z.output<typeof contract.createRelease.body>['files'][number]

/** The files of a release that is still prepared, in place of those it had. Those that stay keep what is known of them. */
export async function replaceFiles(tx: Db, viewer: Viewer, item_id: number, files: ReleaseFileInput[]): Promise<void> {
  const before = await tx.selectFrom('release_file').selectAll().where('item_id', '=', item_id).execute()
  const names = new Map(before.map(({ file_id, file_name }) => [file_id, file_name]))
  for (const { file_id } of files) {
    if (!names.has(file_id)) names.set(file_id, await claim(tx, viewer, file_id))
  }
  refuseTwice(files.map(({ file_id }) => names.get(file_id) ?? ''))
  await refusePlatforms(tx, files)

  await tx.deleteFrom('release_file').where('item_id', '=', item_id).execute()
  for (const { file_id, platform_id, architecture } of files) {
    const known = before.find((file) => file.file_id === file_id)
    const file_name = names.get(file_id) ?? ''
    await tx
      .insertInto('release_file')
      .values({
        item_id,
        platform_id,
        architecture,
        file_name,
        file_id,
        sm3: known?.sm3 ?? null,
        ...(known && { needs: JSON.stringify(known.needs), requirements: JSON.stringify(known.requirements) }),
      })
      .execute()
    if (!known?.sm3) await enqueue(tx, releaseSum, { file_id }, { singleton_key: `sum-${file_id}` })
  }
  await leaveFiles(
    tx,
    before.flatMap((file) => (files.some(({ file_id }) => file_id === file.file_id) ? [] : (file.file_id ?? []))),
  )
}

/** Unused files are swept like any other. */
export async function leaveFiles(tx: Db, file_ids: number[]): Promise<void> {
  await sql`
    update file set claimed_at = null where file_id = any(${file_ids}::bigint[])
      and not exists (select from release_file where release_file.file_id = file.file_id)`.execute(tx)
}

/** Files of the person who prepares the release, uploaded as installers. */
async function claim(tx: Db, viewer: Viewer, file_id: number): Promise<string> {
  const { kind, file_name } = await claimFile(tx, viewer, file_id)
  if (kind !== 'installer')
    throw new Failure('invalid_input', { field: 'files', detail: 'file was not uploaded as an installer' })
  return file_name
}

/** In the signed sums a file is known by its name alone. */
function refuseTwice(names: string[]) {
  if (new Set(names).size < names.length)
    throw new Failure('invalid_input', { field: 'files', detail: 'duplicate file name' })
}

async function refusePlatforms(tx: Db, files: ReleaseFileInput[]) {
  const wanted = [...new Set(files.map(({ platform_id }) => platform_id))]
  const { rows } = await sql`select from platform where platform_id = any(${wanted}::bigint[])`.execute(tx)
  if (rows.length < wanted.length) throw new Failure('invalid_input', { field: 'files', detail: 'unknown platform' })
}
