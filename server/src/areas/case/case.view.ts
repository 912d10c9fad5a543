import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { isReadable } from './case.service.ts'

/** A case was opened. Once a day counts; tomorrow the same reader is somebody else. */
export async function viewCase(
  { db, secret }: Pick<Platform, 'db' | 'secret'>,
  { user_id }: Viewer,
  case_id: number,
  network: string,
): Promise<null> {
  const day = new Date().toISOString().slice(0, 10)
  const reader = secret.hash('case-reader', `${day} ${user_id ?? network}`).subarray(0, 16)
  await sql`
    insert into case_view (day, item_id, reader)
    select ${day}::date, item_id, ${reader} from item join case_study using (item_id)
    where item_id = ${case_id} and ${isReadable}
    on conflict do nothing`.execute(db)
  return null
}

/** Adds what was not counted yet to what lists are ordered by, and forgets days that are over. Call it inside a transaction. */
export async function countViews(tx: Db): Promise<void> {
  await sql`
    with fresh as (update case_view set counted = true where not counted returning item_id),
    more as (select item_id, count(*) as views from fresh group by item_id)
    update item set view_count = view_count + views from more where item.item_id = more.item_id`.execute(tx)
  await sql`delete from case_view where counted and day < (now() at time zone 'UTC')::date`.execute(tx)
}
