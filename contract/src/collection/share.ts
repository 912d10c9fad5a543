import { z } from 'zod'
import { madeLink, shared, shareLink, sharing, triedPassword } from '../item/share.ts'
import { endpoint, id, instant, nothing, whole } from '../kit.ts'
import { collectedItem, folder, ownFolder } from './collection.ts'

export const listFolderLinks = endpoint({
  method: 'GET',
  path: '/api/collection/folders/{folder_id}/links',
  access: ownFolder,
  summary: 'Links by which a folder can be read, newest first',
  params: folder,
  data: whole(shareLink.extend({ shows_notes: z.boolean() })),
})

export const shareFolder = endpoint({
  method: 'POST',
  path: '/api/collection/folders/{folder_id}/links',
  access: { signed_in: true, menu: 'person_center' },
  summary: 'A link by which a folder can be read without an account',
  params: folder,
  body: sharing.extend({ shows_notes: z.boolean().default(false) }),
  limit: { per_minute: 20 },
  data: madeLink,
})

export const revokeFolderLink = endpoint({
  method: 'DELETE',
  path: '/api/collection/folders/{folder_id}/links/{link_id}',
  access: ownFolder,
  summary: 'Revoke a link: from now on it is as if it had never been',
  params: folder.extend({ link_id: id }),
  data: nothing,
})

/** What was taken back is not shown to others. */
const sharedFolder = z.object({
  name: z.string(),
  owner_name: z.string().nullable(),
  updated_at: instant,
  items: z.array(collectedItem),
})

export const readSharedFolder = endpoint({
  method: 'GET',
  path: '/api/shared-collections/{token}',
  access: 'anyone',
  summary: 'A folder by its link. What is locked asks for its password first',
  params: shared,
  limit: { per_minute: 60 },
  data: z.object({ folder: sharedFolder.nullable(), expires_at: instant.nullable() }),
})

export const enterSharedFolder = endpoint({
  method: 'POST',
  path: '/api/shared-collections/{token}/entry',
  access: 'anyone',
  summary: 'Open a locked folder with its password',
  params: shared,
  body: triedPassword,
  limit: { per_minute: 10 },
  data: z.object({ folder: sharedFolder, expires_at: instant.nullable() }),
})

export const visitSharedFolder = endpoint({
  method: 'POST',
  path: '/api/shared-collections/{token}/visit',
  access: 'anyone',
  summary: 'Says that somebody opened a folder by its link: each person, or network of visitors, once a day',
  params: shared,
  limit: { per_minute: 30 },
  data: nothing,
})
