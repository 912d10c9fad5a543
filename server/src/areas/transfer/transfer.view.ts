import type { ManagementScreen } from '@atrium/contract/management'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'

const viewIdRow = z.object({ view_id: z.number() })

/** The limit of saved views per screen. */
const most = 50

export async function listViews(db: Db, { user_id }: Viewer, screen: ManagementScreen) {
  const list = await db
    .selectFrom('list_view')
    .select(['view_id', 'name', 'query'])
    .where('user_id', '=', user_id)
    .where('screen', '=', screen)
    .orderBy('name')
    .execute()
  return { list }
}

/** The same name again takes the place of the one before. */
export async function saveView(
  tx: Db,
  { user_id }: Viewer,
  screen: ManagementScreen,
  { name, query }: { name: string; query: string },
): Promise<{ view_id: number }> {
  const { rows } = await typedSql(viewIdRow)`
    insert into list_view (user_id, screen, name, query)
    select ${user_id}, ${screen}, ${name}, ${query}
    where (select count(*) from list_view where user_id = ${user_id} and screen = ${screen} and name <> ${name}) < ${most}
    on conflict (user_id, screen, name) do update set query = excluded.query returning view_id`.execute(tx)
  if (!rows[0]) throw new Failure('conflict', { detail: 'too many views' })
  return rows[0]
}

export async function dropView(tx: Db, { user_id }: Viewer, screen: ManagementScreen, view_id: number): Promise<null> {
  const { rows } = await sql`
    delete from list_view where view_id = ${view_id} and user_id = ${user_id} and screen = ${screen}
    returning view_id`.execute(tx)
  if (rows.length === 0) throw new Failure('not_found')
  return null
}

export async function readLayouts(db: Db, { user_id }: Viewer, screen: ManagementScreen) {
  const list = await db
    .selectFrom('list_layout')
    .select(['call', 'columns'])
    .where('user_id', '=', user_id)
    .where('screen', '=', screen)
    .orderBy('call')
    .execute()
  return { list }
}

interface ListLayout {
  /** A list of the screen. */
  call: string
  columns: string
}

export async function saveLayout(
  tx: Db,
  { user_id }: Viewer,
  screen: ManagementScreen,
  { call, columns }: ListLayout,
): Promise<null> {
  await sql`
    insert into list_layout (user_id, screen, call, columns) values (${user_id}, ${screen}, ${call}, ${columns})
    on conflict (user_id, screen, call) do update set columns = excluded.columns, updated_at = now()`.execute(tx)
  return null
}
