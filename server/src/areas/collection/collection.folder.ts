import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { isOpen } from '../share/share.link.ts'
import { isListed } from './collection.card.ts'

const allCountUnfiledCountRow = z.object({ all_count: z.number(), unfiled_count: z.number() })

const folderIdRow = z.object({ folder_id: z.number() })

const folderSchema = z.object({
  folder_id: z.number(),
  name: z.string(),
  item_count: z.number(),
  is_shared: z.boolean(),
})

export async function listFolders(db: Db, { user_id }: Viewer) {
  const { rows: list } = await typedSql(folderSchema)`
    select folder_id, name,
      (select count(*) from collection join item using (item_id)
        where collection.folder_id = folder.folder_id and ${isListed}) as item_count,
      exists (select from share_link where share_link.folder_id = folder.folder_id and ${isOpen}) as is_shared
    from collection_folder as folder where user_id = ${user_id} order by lower(name), folder_id`.execute(db)
  const { rows } = await typedSql(allCountUnfiledCountRow)`
    select count(*) as all_count, count(*) filter (where folder_id is null) as unfiled_count
    from collection join item using (item_id) where user_id = ${user_id} and ${isListed}`.execute(db)
  return { list, ...(rows[0] ?? { all_count: 0, unfiled_count: 0 }) }
}

/** More would be no order any more. */
const mostFolders = 200

export async function makeFolder(tx: Db, { user_id }: Viewer, name: string) {
  const { rows } = await typedSql(folderIdRow)`
    insert into collection_folder (user_id, name)
    select ${user_id}, ${name} where (select count(*) from collection_folder where user_id = ${user_id}) < ${mostFolders}
    returning folder_id`.execute(tx)
  if (!rows[0]) throw new Failure('conflict', { detail: `limit of ${mostFolders} folders reached` })
  return rows[0]
}

export async function renameFolder(db: Db, viewer: Viewer, folder_id: number, name: string): Promise<null> {
  await mustBeMine(db, viewer, folder_id)
  await db.updateTable('collection_folder').set({ name }).where('folder_id', '=', folder_id).execute()
  return null
}

export async function removeFolder(tx: Db, viewer: Viewer, folder_id: number): Promise<null> {
  await mustBeMine(tx, viewer, folder_id)
  await tx.deleteFrom('collection_folder').where('folder_id', '=', folder_id).execute()
  return null
}

/** To everybody else it is not there. */
export async function mustBeMine(db: Db, { user_id }: Pick<Viewer, 'user_id'>, folder_id: number): Promise<void> {
  const mine = await db
    .selectFrom('collection_folder')
    .select('folder_id')
    .where('folder_id', '=', folder_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  if (!mine) throw new Failure('not_found')
}
