import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { note, touchProject } from './project.activity.ts'
import { takeMyInvitations } from './project.invitation.ts'
import { type ProjectRole, projectRoleSchema, requireProjectRight } from './project.policy.ts'

const memberViewSchema = z.object({
  user_id: z.number(),
  user_name: z.string(),
  photo_url: z.string().nullable(),
  role: projectRoleSchema,
  me: z.boolean(),
})
type MemberView = z.output<typeof memberViewSchema>

export async function findMembers(db: Db, { user_id }: Viewer, project_id: number): Promise<MemberView[]> {
  const { rows } = await typedSql(memberViewSchema)`
    select user_id, user_name, photo_url, role, user_id = ${user_id} as me
    from project_member join account using (user_id) where project_id = ${project_id}
    order by array_position(array['owner', 'editor', 'reader'], role), since, user_id`.execute(db)
  return rows
}

interface MemberKey {
  project_id: number
  user_id: number
}

export async function changeMember(tx: Db, viewer: Viewer, place: MemberKey, role: ProjectRole): Promise<null> {
  await requireProjectRight(tx, viewer, place.project_id, 'own')
  const before = await lockMember(tx, place)
  if (before.role === role) return null
  if (before.role === 'owner') await refuseLastOwner(tx, place)
  await tx
    .updateTable('project_member')
    .set({ role })
    .where('project_id', '=', place.project_id)
    .where('user_id', '=', place.user_id)
    .execute()
  await note(tx, viewer, place.project_id, 'role_changed', { title: before.user_name, role })
  return null
}

export async function removeMember(tx: Db, viewer: Viewer, place: MemberKey): Promise<null> {
  await requireProjectRight(tx, viewer, place.project_id, 'own')
  const { user_name } = await take(tx, place)
  await note(tx, viewer, place.project_id, 'member_removed', { title: user_name })
  return null
}

/** Leaving also declines pending invitations, so that the person is not invited again at once. */
export async function leaveProject(tx: Db, viewer: Viewer, project_id: number): Promise<null> {
  await requireProjectRight(tx, viewer, project_id, 'read')
  await take(tx, { project_id, user_id: viewer.user_id ?? 0 })
  await takeMyInvitations(tx, viewer, project_id)
  await note(tx, viewer, project_id, 'left')
  return null
}

async function take(tx: Db, place: MemberKey) {
  const member = await lockMember(tx, place)
  if (member.role === 'owner') await refuseLastOwner(tx, place)
  // While they are still a member: their own open pages get the event, too.
  await touchProject(tx, place.project_id)
  await tx
    .deleteFrom('project_member')
    .where('project_id', '=', place.project_id)
    .where('user_id', '=', place.user_id)
    .execute()
  return member
}

async function lockMember(tx: Db, { project_id, user_id }: MemberKey) {
  // All of them: two owners who leave at once would each see the other.
  const members = await tx
    .selectFrom('project_member')
    .innerJoin('account', 'account.user_id', 'project_member.user_id')
    .select(['project_member.user_id', 'role', 'user_name'])
    .where('project_id', '=', project_id)
    .orderBy('project_member.user_id')
    .forUpdate('project_member')
    .execute()
  const found = members.find((member) => member.user_id === user_id)
  if (!found) throw new Failure('not_found')
  return found
}

async function refuseLastOwner(tx: Db, { project_id, user_id }: MemberKey) {
  const others = await tx
    .selectFrom('project_member')
    .select('user_id')
    .where('project_id', '=', project_id)
    .where('role', '=', 'owner')
    .where('user_id', '<>', user_id)
    .execute()
  if (others.length === 0) throw new Failure('conflict', { field: 'role', detail: 'a project needs an owner' })
}
