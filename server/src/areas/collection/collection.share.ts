import type { shareFolder as share } from '@atrium/contract/collection/share'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { RequestInput } from '../../platform/http/serve.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { hashPassword } from '../account/account.password.ts'
import { followLink, type OpenLink, unlock } from '../share/share.enter.ts'
import { findLinks, makeLink, revokeLink, type ShareTarget } from '../share/share.link.ts'
import { asCard, cardColumns, cardRowSchema, isListed, newestTables } from './collection.card.ts'
import { mustBeMine } from './collection.folder.ts'

const showRow = z.object({ name: z.string(), owner_name: z.string().nullable(), updated_at: z.string() })

export const folderEntry: ShareTarget = { column: 'folder_id', page: '/c/' }

type CollectionShareContext = Pick<Platform, 'db' | 'secret' | 'config'>

export async function listFolderLinks(context: CollectionShareContext, viewer: Viewer, folder_id: number) {
  await mustBeMine(context.db, viewer, folder_id)
  return { list: await findLinks(context.db, context, folderEntry, folder_id) }
}

export async function shareFolder(
  context: CollectionShareContext,
  viewer: Viewer,
  folder_id: number,
  { days, password, shows_notes }: RequestInput<typeof share>['body'],
) {
  await mustBeMine(context.db, viewer, folder_id)
  const password_hash = password === null ? null : await hashPassword(password)
  const request = { goal_id: folder_id, days, password_hash, shows_notes }
  return context.db.transaction().execute((tx) => makeLink(tx, context, viewer, folderEntry, request))
}

export async function revokeFolderLink(
  db: Db,
  viewer: Viewer,
  { folder_id, link_id }: { folder_id: number; link_id: number },
): Promise<null> {
  await mustBeMine(db, viewer, folder_id)
  await revokeLink(db, folderEntry, folder_id, link_id)
  return null
}

export async function readSharedFolder(db: Db, viewer: Viewer, token: string) {
  const link = await followLink(db, folderEntry, token)
  return {
    folder: link.password_hash === null ? await loadSharedFolder(db, viewer, link) : null,
    expires_at: link.expires_at,
  }
}

export async function enterSharedFolder(db: Db, viewer: Viewer, token: string, password: string) {
  const link = await unlock(db, folderEntry, token, password)
  return { folder: await loadSharedFolder(db, viewer, link), expires_at: link.expires_at }
}

/** The limit of one page. */
const shown = 500

async function loadSharedFolder(db: Db, { language }: Viewer, { goal_id: folder_id, shows_notes }: OpenLink) {
  const { rows: folders } = await typedSql(showRow)`
    select name, nullif(account.user_name, '') as owner_name,
      greatest(folder.created_at, (select max(collected_at) from collection where collection.folder_id = folder.folder_id)
      ) as updated_at
    from collection_folder as folder join account using (user_id) where folder_id = ${folder_id}`.execute(db)
  if (!folders[0]) throw new Failure('not_found')

  const { rows } = await typedSql(cardRowSchema)`
    select ${cardColumns(language)}
    from collection join item using (item_id) ${newestTables}
    where collection.folder_id = ${folder_id} and item.state in ('published', 'deprecated') and ${isListed}
    order by collection.position, item.item_id limit ${shown}`.execute(db)
  const items = rows.map((row) => asCard(shows_notes ? row : { ...row, note: '' }))
  return { ...folders[0], items }
}
