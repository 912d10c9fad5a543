import { z } from 'zod'
import { endpoint, id, nothing } from '../kit.ts'
import { projectRole } from './project.ts'

const access = { signed_in: true, menu: 'product' } as const
const project = z.object({ project_id: id })

export const inviteMember = endpoint({
  method: 'POST',
  path: '/api/projects/{project_id}/invitations',
  access,
  summary: 'Invite a mobile number or an email address; the answer is the same whether anybody here has it or not',
  params: project,
  body: z.object({ account: z.string().trim().min(1).max(254), role: projectRole.exclude(['owner']) }),
  limit: { per_minute: 20 },
  data: nothing,
})

export const takeBackInvitation = endpoint({
  method: 'DELETE',
  path: '/api/projects/{project_id}/invitations/{invitation_id}',
  access,
  summary: 'Take an invitation back',
  params: project.extend({ invitation_id: id }),
  data: nothing,
})

export const joinProject = endpoint({
  method: 'POST',
  path: '/api/projects/{project_id}/membership',
  access,
  summary: 'Accept an invitation to one of my own addresses; a member gets its role if it allows more',
  params: project,
  data: nothing,
})

export const declineInvitation = endpoint({
  method: 'DELETE',
  path: '/api/projects/{project_id}/invitation',
  access,
  summary: 'Decline an invitation to one of my own addresses; a member stays one',
  params: project,
  data: nothing,
})

export const leaveProject = endpoint({
  method: 'DELETE',
  path: '/api/projects/{project_id}/membership',
  access,
  summary: 'Leave a project, whatever invitations are pending; its only owner hands it on first',
  params: project,
  data: nothing,
})

export const changeMember = endpoint({
  method: 'PUT',
  path: '/api/projects/{project_id}/members/{user_id}',
  access,
  summary: 'Give a member another role',
  params: project.extend({ user_id: id }),
  body: z.object({ role: projectRole }),
  data: nothing,
})

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/projects/{project_id}/members/{user_id}',
  access,
  summary: 'Take somebody out of a project',
  params: project.extend({ user_id: id }),
  data: nothing,
})
