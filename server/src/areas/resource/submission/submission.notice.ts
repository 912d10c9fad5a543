import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { submissionSubject } from './submission.subject.ts'

type TakersNotice = `resource_${'new_version' | 'deprecated' | 'withdrawn'}`

/** Whoever downloaded or collected it hears what is new about it, once, whatever they did; its author knows. */
export async function tellTakers(tx: Db, version_id: number, kind: TakersNotice): Promise<void> {
  await sql`
    insert into notice (user_id, kind, subject)
    select taker.user_id, ${kind}, ${submissionSubject.about}
    from resource_version as reviewed, lateral (
      select user_id from resource_download where resource_download.item_id = reviewed.item_id
      union select user_id from collection where collection.item_id = reviewed.item_id
    ) as taker
    where reviewed.version_id = ${version_id} and taker.user_id is distinct from reviewed.user_id`.execute(tx)
}
