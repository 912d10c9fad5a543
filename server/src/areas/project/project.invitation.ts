import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Secret } from '../../platform/secret/secret.ts'
import { queueMessage } from '../message/message.service.ts'
import { createNotices } from '../notice/notice.create.ts'
import { readAddress } from '../proof/proof.address.ts'
import { note, touchProject } from './project.activity.ts'
import { mayEdit, type ProjectRole, projectRoleSchema, requireProjectRight } from './project.policy.ts'

const roleRow = z.object({ role: projectRoleSchema })

/** Matches an invitation to a proved address of the viewer's account. */
const isMine: RawBuilder<boolean> = sql`
  project_invitation.address in (account.mobile, lower(account.email)) and project_invitation.expires_at > now()`

/**
 * An invitation reveals nothing about the address: it stays pending until a person who has proved the address accepts. A
 * second invitation of the same address replaces the role of the first. Who has an account gets a notice, every other mailbox
 * a neutral mail.
 */
export async function inviteMember(
  tx: Db,
  secret: Secret,
  viewer: Viewer,
  project_id: number,
  { account, role }: { account: string; role: 'editor' | 'reader' },
): Promise<null> {
  await requireProjectRight(tx, viewer, project_id, 'own')
  const { type, text: address } = readAddress(account)
  const invited = { role, invited_by: viewer.user_id }
  const { is_new } = await tx
    .insertInto('project_invitation')
    .values({ project_id, address, ...invited })
    .onConflict((same) =>
      same.columns(['project_id', 'address']).doUpdateSet({ ...invited, expires_at: sql`now() + interval '30 days'` }),
    )
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirstOrThrow()
  if (is_new && type === 'email') await mailStranger(tx, secret, viewer, address)
  await createNotices(
    tx,
    'project_invitation',
    sql`select invited.user_id, jsonb_build_object('project_id', project.project_id, 'title', project.title,
        'role', ${role}::text, 'by', ${viewer.user_id}::bigint), null::text
      from account as invited, project
      where ${address} in (invited.mobile, lower(invited.email)) and project_id = ${project_id}`,
  )
  await note(tx, viewer, project_id, 'invited', { role })
  return null
}

/** So many strangers a member can have mails sent to within a day; invitations beyond that wait without one. */
const strangersPerDay = 50

async function mailStranger(tx: Db, secret: Secret, viewer: Viewer, address: string) {
  const { rows } = await typedSql(z.object({ is_stranger: z.boolean(), invited: z.number() }))`
    select not exists (select from account where lower(email) = ${address}) as is_stranger,
      (select count(*) from project_invitation
        where invited_by = ${viewer.user_id} and created_at > now() - interval '1 day') as invited`.execute(tx)
  if (!rows[0]?.is_stranger || rows[0].invited > strangersPerDay) return
  await queueMessage(tx, secret, {
    channel: 'email',
    to: address,
    template: 'project_invited',
    language: viewer.language,
  })
}

export async function takeBackInvitation(
  tx: Db,
  viewer: Viewer,
  { project_id, invitation_id }: { project_id: number; invitation_id: number },
): Promise<null> {
  await requireProjectRight(tx, viewer, project_id, 'own')
  await tx
    .deleteFrom('project_invitation')
    .where('project_id', '=', project_id)
    .where('invitation_id', '=', invitation_id)
    .execute()
  await touchProject(tx, project_id)
  return null
}

const invitationViewSchema = z.object({
  project_id: z.number(),
  title: z.string(),
  role: projectRoleSchema,
  invited_by: z.string().nullable(),
  created_at: z.string(),
})
type InvitationView = z.output<typeof invitationViewSchema>

/** An invitation that would not give a member more than they have is not shown. */
export async function myInvitations(db: Db, { user_id }: Viewer): Promise<InvitationView[]> {
  const { rows } = await typedSql(invitationViewSchema)`
    select distinct on (project_id) project_id, project.title, project_invitation.role, inviter.user_name as invited_by,
      project_invitation.created_at
    from account join project_invitation on ${isMine} join project using (project_id)
      left join account as inviter on inviter.user_id = project_invitation.invited_by
    where account.user_id = ${user_id} and project.state <> 'ended'
      and not exists (select from project_member as member
        where member.project_id = project.project_id and member.user_id = account.user_id
          and (member.role <> 'reader' or project_invitation.role = 'reader'))
    order by project_id, project_invitation.created_at desc`.execute(db)
  return rows
}

/**
 * A member who accepts gets the invitation's role if it allows more than the present one. An invitation never takes
 * anything away: an owner lowers a role in the list of members, where the last owner is protected.
 */
export async function joinProject(tx: Db, viewer: Viewer, project_id: number): Promise<null> {
  const [role] = await takeMyInvitations(tx, viewer, project_id)
  if (!role || viewer.user_id === null) throw new Failure('not_found')

  const joined = await tx
    .insertInto('project_member')
    .values({ project_id, user_id: viewer.user_id, role })
    .onConflict((same) => same.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  if (joined) await note(tx, viewer, project_id, 'joined')
  else if (mayEdit(role)) await raiseReader(tx, viewer, project_id, role)
  return null
}

/** Only a reader has less than what an invitation can give. */
async function raiseReader(tx: Db, viewer: Viewer, project_id: number, role: ProjectRole) {
  const { rows } = await typedSql(z.object({ user_name: z.string() }))`
    update project_member set role = ${role} from account
    where project_id = ${project_id} and project_member.user_id = ${viewer.user_id} and role = 'reader'
      and account.user_id = project_member.user_id
    returning user_name`.execute(tx)
  const [raised] = rows
  if (raised) await note(tx, viewer, project_id, 'role_changed', { title: raised.user_name, role })
}

/** Declining leaves no trace in the project, and a member stays what they are. */
export async function declineInvitation(tx: Db, viewer: Viewer, project_id: number): Promise<null> {
  const declined = await takeMyInvitations(tx, viewer, project_id)
  if (declined.length === 0) throw new Failure('not_found')
  await touchProject(tx, project_id)
  return null
}

/** Once answered, an invitation is gone. The more generous one first, where there are two. */
export async function takeMyInvitations(tx: Db, { user_id }: Viewer, project_id: number): Promise<ProjectRole[]> {
  const { rows } = await typedSql(roleRow)`
    delete from project_invitation using account
    where project_id = ${project_id} and account.user_id = ${user_id} and ${isMine}
    returning project_invitation.role`.execute(tx)
  return rows.map(({ role }) => role).toSorted()
}
