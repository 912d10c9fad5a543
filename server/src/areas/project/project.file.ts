import { givenName } from '@atrium/contract/file-name'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { claimFile } from '../file/file.service.ts'
import { note } from './project.activity.ts'
import { requireProjectRight } from './project.policy.ts'

const fileNameRow = z.object({ file_name: z.string() })

/** One's own uploads only; twice is once. */
export async function addFile(tx: Db, viewer: Viewer, project_id: number, file_id: number): Promise<null> {
  await requireProjectRight(tx, viewer, project_id, 'edit')
  const { file_name } = await claimFile(tx, viewer, file_id)
  const added = await tx
    .insertInto('project_file')
    .values({ project_id, file_id, added_by: viewer.user_id })
    .onConflict((same) => same.doNothing())
    .returning('file_id')
    .executeTakeFirst()
  if (added) await note(tx, viewer, project_id, 'file_added', { title: givenName(file_name) })
  return null
}

export async function removeFile(tx: Db, viewer: Viewer, project_id: number, file_id: number): Promise<null> {
  await requireProjectRight(tx, viewer, project_id, 'edit')
  const [removed] = await releaseFiles(tx, project_id, file_id)
  if (!removed) throw new Failure('not_found')
  await note(tx, viewer, project_id, 'file_removed', { title: givenName(removed.file_name) })
  return null
}

/** Called in the transaction that settles files: members see that a file can be taken now. */
export async function touchProjectsOfFiles(tx: Db, file_ids: number[]): Promise<void> {
  await sql`
    update project set updated_at = updated_at
    where project_id in (select project_id from project_file where file_id = any(${file_ids}))`.execute(tx)
}

/**
 * Out of the project. What nothing else uses may be removed by its owner again, and is swept some day as every upload that
 * is in no use.
 */
export async function releaseFiles(tx: Db, project_id: number, file_id?: number): Promise<{ file_name: string }[]> {
  const { rows } = await typedSql(fileNameRow)`
    with gone as (
      delete from project_file where project_id = ${project_id} and (${file_id ?? null}::bigint is null or file_id = ${file_id ?? null})
      returning file_id
    ), unused as (
      update file set claimed_at = null from gone
      where file.file_id = gone.file_id
        and not exists (select from project_file other where other.file_id = file.file_id and other.project_id <> ${project_id})
        and not exists (select from project_import other where other.file_id = file.file_id)
        and not exists (select from resource_version other
          where file.file_id in (other.file_id, other.package_id)
            or other.described -> 'screenshot_ids' @> to_jsonb(file.file_id))
    )
    select file_name from file join gone using (file_id)`.execute(tx)
  return rows
}
