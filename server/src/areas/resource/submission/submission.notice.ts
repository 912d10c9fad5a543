import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { notifyDownloaders } from '../../notice/notice.takers.ts'
import { submissionSubject } from './submission.subject.ts'

type TakersNotice = `resource_${'new_version' | 'deprecated' | 'withdrawn'}`

const versionSchema = z.object({
  item_id: z.number(),
  author_id: z.number().nullable(),
  subject: z.record(z.string(), z.unknown()),
})

/** Notifies people who downloaded or collected it, after the transaction: there may be very many. */
export async function notifyTakers(tx: Db, version_id: number, kind: TakersNotice): Promise<void> {
  const { rows } = await typedSql(versionSchema)`
    select item_id, user_id as author_id, ${submissionSubject.about} as subject
    from resource_version as reviewed where version_id = ${version_id}`.execute(tx)
  if (rows[0]) await notifyDownloaders(tx, { ...rows[0], kind, once_key: String(version_id) })
}
