import type { changeCheck as change } from '@atrium/contract/project/contents'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { RequestInput } from '../../platform/http/serve.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { note, touchProject } from './project.activity.ts'
import { requireProjectRight } from './project.policy.ts'

const checkViewSchema = z.object({
  check_id: z.number(),
  text: z.string(),
  done: z.boolean(),
  revision: z.number(),
  updated_by: z.string().nullable(),
  updated_at: z.string(),
})
export type CheckView = z.output<typeof checkViewSchema>

const columns: RawBuilder<unknown> = sql`check_id, text, done, revision, updated_at,
  (select user_name from account where account.user_id = project_check.updated_by) as updated_by`

export async function findChecks(db: Db, project_id: number): Promise<CheckView[]> {
  const { rows } = await typedSql(checkViewSchema)`
    select ${columns} from project_check where project_id = ${project_id} order by check_id`.execute(db)
  return rows
}

export async function addCheck(tx: Db, viewer: Viewer, project_id: number, text: string): Promise<CheckView> {
  await requireProjectRight(tx, viewer, project_id, 'edit')
  const { rows } = await typedSql(checkViewSchema)`
    insert into project_check (project_id, text, updated_by) values (${project_id}, ${text}, ${viewer.user_id})
    returning ${columns}`.execute(tx)
  await note(tx, viewer, project_id, 'check_added', { title: text })
  return rows[0] as CheckView
}

interface CheckKey {
  project_id: number
  check_id: number
}

/** Two who tick the same line at once agree already: only where they do not, the second is asked. */
export async function changeCheck(
  tx: Db,
  viewer: Viewer,
  place: CheckKey,
  { text, done, revision }: RequestInput<typeof change>['body'],
): Promise<CheckView> {
  await requireProjectRight(tx, viewer, place.project_id, 'edit')
  const before = await lockCheck(tx, place)
  const wished = { text: text ?? before.text, done: done ?? before.done }
  if (wished.text === before.text && wished.done === before.done) return before
  if (before.revision !== revision) throw otherWording(before)

  const { rows } = await typedSql(checkViewSchema)`
    update project_check set text = ${wished.text}, done = ${wished.done}, revision = revision + 1,
      updated_by = ${viewer.user_id}, updated_at = now()
    where check_id = ${place.check_id} returning ${columns}`.execute(tx)
  if (wished.done !== before.done) {
    await note(tx, viewer, place.project_id, wished.done ? 'check_done' : 'check_undone', { title: wished.text })
  } else await touchProject(tx, place.project_id)
  return rows[0] as CheckView
}

export async function removeCheck(tx: Db, viewer: Viewer, place: CheckKey, revision: number): Promise<null> {
  await requireProjectRight(tx, viewer, place.project_id, 'edit')
  const before = await lockCheck(tx, place)
  if (before.revision !== revision) throw otherWording(before)
  await tx.deleteFrom('project_check').where('check_id', '=', place.check_id).execute()
  await note(tx, viewer, place.project_id, 'check_removed', { title: before.text })
  return null
}

async function lockCheck(tx: Db, { project_id, check_id }: CheckKey): Promise<CheckView> {
  const { rows } = await typedSql(checkViewSchema)`
    select ${columns} from project_check where project_id = ${project_id} and check_id = ${check_id} for update`.execute(
    tx,
  )
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}

function otherWording({ text, done, revision, updated_by, updated_at }: CheckView): Failure {
  return new Failure('conflict', {
    data: { text, done: String(done), revision: String(revision), updated_by: updated_by ?? '', updated_at },
  })
}
