import type { projectRole } from '@atrium/contract/project'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'

export type Role = z.output<typeof projectRole>
type Right = 'read' | 'edit' | 'own'

const rights: Record<Role, readonly Right[]> = {
  owner: ['read', 'edit', 'own'],
  editor: ['read', 'edit'],
  reader: ['read'],
}

/** The viewer's role. To strangers a project is not there; a member who may not do this is told so. */
export async function enter(
  db: Db,
  { user_id }: Pick<Viewer, 'user_id'>,
  project_id: number,
  right: Right,
): Promise<Role> {
  const member = await db
    .selectFrom('project_member')
    .select('role')
    .where('project_id', '=', project_id)
    .where('user_id', '=', user_id)
    .$narrowType<{ role: Role }>()
    .executeTakeFirst()
  if (!member) throw new Failure('not_found')
  if (!rights[member.role].includes(right)) throw new Failure('not_allowed', { detail: `${member.role}: ${right}` })
  return member.role
}

export function mayEdit(role: Role): boolean {
  return rights[role].includes('edit')
}

/** Everybody in a project reads the files that were put into it. */
export async function isInMyProject(db: Db, { user_id }: Viewer, file_id: number): Promise<boolean> {
  if (user_id === null) return false
  const { rows } = await sql`
    select from project_file join project_member using (project_id)
    where file_id = ${file_id} and user_id = ${user_id} limit 1`.execute(db)
  return rows.length > 0
}
