import { z } from 'zod'
import { madeLink, shared, sharing, triedPassword } from '../item/share.ts'
import { endpoint, id, instant, nothing } from '../kit.ts'
import { projectContents } from './project.ts'

const access = { signed_in: true, menu: 'product' } as const
const project = z.object({ project_id: id })

export const shareProject = endpoint({
  method: 'POST',
  path: '/api/projects/{project_id}/links',
  access,
  summary: 'Make a link by which people without an account read a project',
  params: project,
  body: sharing.extend({ may_download: z.boolean().default(true) }),
  limit: { per_minute: 20 },
  data: madeLink,
})

export const revokeLink = endpoint({
  method: 'DELETE',
  path: '/api/projects/{project_id}/links/{link_id}',
  access,
  summary: 'Revoke a link: from now on it is as if it had never been',
  params: project.extend({ link_id: id }),
  data: nothing,
})

/** Of one who has shown the password: good for some hours, and no longer than the link. */
const entry = z.string().max(400).optional()

export const readSharedProject = endpoint({
  method: 'GET',
  path: '/api/shared-projects/{token}',
  access: 'anyone',
  summary: 'A project by its link. What is locked asks for its password first',
  params: shared,
  limit: { per_minute: 60 },
  data: z.object({
    project: projectContents.nullable(),
    may_download: z.boolean(),
    expires_at: instant.nullable(),
  }),
})

export const enterSharedProject = endpoint({
  method: 'POST',
  path: '/api/shared-projects/{token}/entry',
  access: 'anyone',
  summary: 'Open a locked project with its password',
  params: shared,
  body: triedPassword,
  limit: { per_minute: 10 },
  data: z.object({
    project: projectContents,
    may_download: z.boolean(),
    expires_at: instant.nullable(),
    entry: z.string(),
  }),
})

export const visitSharedProject = endpoint({
  method: 'POST',
  path: '/api/shared-projects/{token}/visit',
  access: 'anyone',
  summary: 'Says that somebody opened a project by its link: each person, or network of visitors, once a day',
  params: shared,
  limit: { per_minute: 30 },
  data: nothing,
})

export const openSharedFile = endpoint({
  method: 'POST',
  path: '/api/shared-projects/{token}/files/{file_id}/address',
  access: 'anyone',
  summary: 'An address, good for a minute, of a file in a shared project',
  params: shared.extend({ file_id: id }),
  body: z.object({ entry }),
  limit: { per_minute: 60 },
  data: z.object({ address: z.string(), file_name: z.string() }),
})

export const exportSharedProject = endpoint({
  method: 'POST',
  path: '/api/shared-projects/{token}/export',
  access: 'anyone',
  summary: 'An address, good for a minute, of a shared project as one signed zip',
  params: shared,
  body: z.object({ entry }),
  limit: { per_minute: 20 },
  data: z.object({ address: z.string(), file_name: z.string() }),
})
