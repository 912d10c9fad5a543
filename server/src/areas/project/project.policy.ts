import { projectRole } from '@atrium/contract/project/project'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'

export const projectRoleSchema = projectRole
export type ProjectRole = z.output<typeof projectRoleSchema>
type ProjectRight = 'read' | 'edit' | 'own'

const rights: Record<ProjectRole, readonly ProjectRight[]> = {
  owner: ['read', 'edit', 'own'],
  editor: ['read', 'edit'],
  reader: ['read'],
}

/**
 * The viewer's role. For strangers a project is not found, and an ended one is not found for everyone; a member without
 * the right is refused. An archived project is not changed.
 */
export async function requireProjectRight(
  db: Db,
  { user_id }: Pick<Viewer, 'user_id'>,
  project_id: number,
  right: ProjectRight,
): Promise<ProjectRole> {
  const member = await db
    .selectFrom('project_member')
    .innerJoin('project', 'project.project_id', 'project_member.project_id')
    .select(['role', 'state'])
    .where('project_member.project_id', '=', project_id)
    .where('project_member.user_id', '=', user_id)
    .where('state', '<>', 'ended')
    .$narrowType<{ role: ProjectRole }>()
    .executeTakeFirst()
  if (!member) throw new Failure('not_found')
  if (right === 'edit' && member.state === 'archived')
    throw new Failure('not_allowed', { detail: 'project is archived' })
  if (!rights[member.role].includes(right)) throw new Failure('not_allowed', { detail: `${member.role}: ${right}` })
  return member.role
}

export function mayEdit(role: ProjectRole): boolean {
  return rights[role].includes('edit')
}

/** Everybody in a project reads the files that were put into it. */
export async function isInMyProject(db: Db, { user_id }: Viewer, file_id: number): Promise<boolean> {
  if (user_id === null) return false
  const { rows } = await sql`
    select from project_file join project_member using (project_id) join project using (project_id)
    where file_id = ${file_id} and project_member.user_id = ${user_id} and state <> 'ended' limit 1`.execute(db)
  return rows.length > 0
}
