import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { notifyDownloaders } from '../../notice/notice.takers.ts'
import { appSubject } from './submission.subject.ts'

const versionSchema = z.object({
  item_id: z.number(),
  author_id: z.number().nullable(),
  subject: z.record(z.string(), z.unknown()),
})

/** Notifies people who installed, requested or collected an app, after the transaction. */
export async function notifyInstallers(
  tx: Db,
  app_version_id: number,
  kind: `app_${'new_version' | 'deprecated' | 'withdrawn'}`,
): Promise<void> {
  const { rows } = await typedSql(versionSchema)`
    select item_id, user_id as author_id, ${appSubject.about} as subject
    from app_version as reviewed where app_version_id = ${app_version_id}`.execute(tx)
  if (rows[0]) await notifyDownloaders(tx, { ...rows[0], kind, once_key: String(app_version_id) })
}
