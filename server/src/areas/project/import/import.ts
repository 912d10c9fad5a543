import type { importProject as call } from '@atrium/contract/project/export'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { RequestInput } from '../../../platform/http/serve.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { enqueue } from '../../../platform/job/enqueue.ts'
import { claimFile } from '../../file/file.service.ts'
import { projectImport } from '../project.jobs.ts'
import { requireProjectRight } from '../project.policy.ts'
import { importOutcomeSchema } from './import.run.ts'

/** The zip was scanned and unpacked within limits like every upload; what it says of itself is proved by the worker. */
export async function importProject(
  tx: Db,
  viewer: Viewer,
  { file_id, project_id }: RequestInput<typeof call>['body'],
) {
  if (viewer.user_id === null) throw new Failure('not_logged_in')
  if (project_id !== undefined) await requireProjectRight(tx, viewer, project_id, 'edit')
  const { state } = await claimFile(tx, viewer, file_id)
  if (state !== 'ready') throw new Failure('conflict', { field: 'file_id', detail: `file is in state ${state}` })

  const { import_id } = await tx
    .insertInto('project_import')
    .values({ user_id: viewer.user_id, file_id, project_id: project_id ?? null })
    .returning('import_id')
    .executeTakeFirstOrThrow()
  await enqueue(tx, projectImport, { import_id })
  return readImport(tx, viewer, import_id)
}

const projectImportViewSchema = z.object({
  import_id: z.number(),
  state: z.enum(['waiting', 'done', 'refused']),
  reason: importOutcomeSchema.shape.reason,
  project_id: z.number().nullable(),
  report: importOutcomeSchema.shape.report.partial(),
  created_at: z.string(),
})
type ProjectImportView = z.output<typeof projectImportViewSchema>

export async function readImport(db: Db, { user_id }: Viewer, import_id: number): Promise<ProjectImportView> {
  const { rows } = await typedSql(projectImportViewSchema)`
    select import_id, state, reason, project_id, report, created_at from project_import
    where import_id = ${import_id} and user_id = ${user_id}`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}
