import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'

type AuthorsNotice = `submission_${'published' | 'changes_asked' | 'deprecated' | 'withdrawn'}`
type TakersNotice = `resource_${'new_version' | 'deprecated' | 'withdrawn'}`

/** Whoever handed it in hears what became of it. */
export async function tellAuthor(tx: Db, version_id: number, kind: AuthorsNotice): Promise<void> {
  await sql`
    insert into notice (user_id, kind, subject)
    select user_id, ${kind}, ${subject} from resource_version as version
    where version_id = ${version_id} and user_id is not null`.execute(tx)
}

/** Whoever downloaded or collected it hears what is new about it, once, whatever they did; its author knows. */
export async function tellTakers(tx: Db, version_id: number, kind: TakersNotice): Promise<void> {
  await sql`
    insert into notice (user_id, kind, subject)
    select taker.user_id, ${kind}, ${subject}
    from resource_version as version, lateral (
      select user_id from resource_download where resource_download.item_id = version.item_id
      union select user_id from collection where collection.item_id = version.item_id
    ) as taker
    where version.version_id = ${version_id} and taker.user_id is distinct from version.user_id`.execute(tx)
}

const subject = sql`jsonb_build_object(
  'submission_id', version.version_id, 'resource_id', version.item_id, 'version', version.version)`
