import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { tellEveryTaker } from '../../notice/notice.takers.ts'
import { submissionSubject } from './submission.subject.ts'

type TakersNotice = `resource_${'new_version' | 'deprecated' | 'withdrawn'}`

interface Version {
  item_id: number
  author_id: number | null
  subject: Record<string, unknown>
}

/** Whoever downloaded or collected it hears what is new about it, after the transaction: there may be very many. */
export async function tellTakers(tx: Db, version_id: number, kind: TakersNotice): Promise<void> {
  const { rows } = await sql<Version>`
    select item_id, user_id as author_id, ${submissionSubject.about} as subject
    from resource_version as reviewed where version_id = ${version_id}`.execute(tx)
  if (rows[0]) await tellEveryTaker(tx, { ...rows[0], kind, once_key: String(version_id) })
}
