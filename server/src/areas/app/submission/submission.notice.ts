import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { appSubject } from './submission.subject.ts'

/** Whoever has an app installed, asked for it or collected it hears what is new about it, once; its author knows. */
export async function tellInstalled(
  tx: Db,
  app_version_id: number,
  kind: `app_${'new_version' | 'deprecated' | 'withdrawn'}`,
): Promise<void> {
  await sql`
    insert into notice (user_id, kind, subject)
    select taker.user_id, ${kind}, ${appSubject.about}
    from app_version as reviewed, lateral (
      select user_id from app_installation as had
      where had.item_id = reviewed.item_id and had.state in ('requested', 'accepted', 'installed')
      union select user_id from collection where collection.item_id = reviewed.item_id
    ) as taker
    where reviewed.app_version_id = ${app_version_id} and taker.user_id is distinct from reviewed.user_id`.execute(tx)
}
