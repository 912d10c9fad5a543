import { z } from 'zod'
import { endpoint, id, instant, managedListQuery, managedPage, nothing } from '../kit.ts'
import { days, keyword, reason } from '../management-kit.ts'

const count = z.number().int().nonnegative()

/** An archived project is read-only; an ended one is not found until it is active again. */
export const projectState = z.enum(['active', 'archived', 'ended'])

export const listManagementProjects = endpoint({
  method: 'GET',
  path: '/api/management/projects',
  access: { screen: 'projects' },
  summary: 'All projects from outside: whose they are and how large, never what is in them',
  query: managedListQuery(z.object({ keyword, state: projectState.optional(), ...days }), [
    'title',
    'state',
    'updated_at',
    'created_at',
  ]),
  data: managedPage(
    z.object({
      project_id: id,
      title: z.string(),
      state: projectState,
      owner_name: z.string().nullable(),
      member_count: count,
      item_count: count,
      link_count: count,
      created_at: instant,
      updated_at: instant,
    }),
  ),
})

export const changeProjectState = endpoint({
  method: 'PUT',
  path: '/api/management/projects/{project_id}/state',
  access: { screen: 'projects' },
  summary: 'Archive a project, end it, or open it again',
  params: z.object({ project_id: id }),
  body: z.object({ state: projectState, reason }),
  data: nothing,
})

export const listManagementLinks = endpoint({
  method: 'GET',
  path: '/api/management/project-links',
  access: { screen: 'share_project' },
  summary: 'Every link by which somebody without an account reads a project; never the link itself',
  query: managedListQuery(
    z.object({ keyword, state: z.enum(['open', 'expired', 'revoked']).optional(), project_id: id.optional() }),
    ['created_at'],
  ),
  data: managedPage(
    z.object({
      link_id: id,
      project_id: id,
      title: z.string(),
      made_by: z.string().nullable(),
      state: z.enum(['open', 'expired', 'revoked']),
      has_password: z.boolean(),
      may_download: z.boolean(),
      visit_count: count,
      created_at: instant,
      expires_at: instant.nullable(),
    }),
  ),
})

export const revokeManagementLink = endpoint({
  method: 'PUT',
  path: '/api/management/project-links/{link_id}/revocation',
  access: { screen: 'share_project' },
  summary: 'Revoke a link: from now on it is as if it had never been',
  params: z.object({ link_id: id }),
  body: z.object({ reason }),
  data: nothing,
})
