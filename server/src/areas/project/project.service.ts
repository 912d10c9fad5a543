import type { beginProject as begin, describeProject as describe } from '@atrium/contract/project/project'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { RequestInput } from '../../platform/http/serve.ts'
import { refuseStaleParts } from '../../platform/http/stale.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { note, touchProject } from './project.activity.ts'
import { releaseFiles } from './project.file.ts'
import { requireProjectRight } from './project.policy.ts'

export async function beginProject(tx: Db, viewer: Viewer, { title, summary }: RequestInput<typeof begin>['body']) {
  const { user_id } = viewer
  if (user_id === null) throw new Failure('not_logged_in')
  const { project_id } = await tx
    .insertInto('project')
    .values({ user_id, title, summary })
    .returning('project_id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('project_member').values({ project_id, user_id, role: 'owner' }).execute()
  await note(tx, viewer, project_id, 'begun')
  return { project_id }
}

/** Rejects a stale save with the current texts, so that the author can decide. */
export async function describeProject(
  tx: Db,
  viewer: Viewer,
  project_id: number,
  { seen, ...parts }: RequestInput<typeof describe>['body'],
) {
  await requireProjectRight(tx, viewer, project_id, 'edit')
  const before = await tx
    .selectFrom('project')
    .select(['title', 'summary'])
    .where('project_id', '=', project_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  refuseStaleParts(seen, parts, before)
  const { title = before.title, summary = before.summary } = parts
  await tx
    .updateTable('project')
    .set({ title, summary, revision: sql`revision + 1` })
    .where('project_id', '=', project_id)
    .execute()
  await note(tx, viewer, project_id, 'described', { title })
  return { title, summary }
}

export async function removeProject(tx: Db, viewer: Viewer, project_id: number): Promise<null> {
  await requireProjectRight(tx, viewer, project_id, 'own')
  await releaseFiles(tx, project_id)
  await touchProject(tx, project_id)
  await tx.deleteFrom('project').where('project_id', '=', project_id).execute()
  return null
}
