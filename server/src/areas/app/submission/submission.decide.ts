import type { decideAppSubmission as decideContract } from '@atrium/contract/app/submission'
import { appDescription } from '@atrium/contract/app/submission'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import type { Approved, PublishingServices } from '../../../platform/wiring.ts'
import { decideOrApprove } from '../../review/review.approve.ts'
import { outcomes } from '../../review/review.decide.ts'
import { keepRefusal, putApprovalIntoEffect } from '../../review/review.effect.ts'
import { offerNewestApp, publishAppVersion, saveApp } from '../app.publish.ts'
import { notifyInstallers } from './submission.notice.ts'
import { appSubject } from './submission.subject.ts'

type AppSubmissionDecision = z.output<typeof decideContract.body>

export async function decideAppSubmission(
  tx: Db,
  viewer: Pick<Viewer, 'user_id'>,
  submission_id: number,
  decided: AppSubmissionDecision,
): Promise<null> {
  const { decision } = decided
  await decideOrApprove(tx, appSubject, viewer, submission_id, decided, () => publish(tx, submission_id))
  if (decision === 'publish' || decision === 'ask_changes') return null

  const { item_id, published_at } = await tx
    .selectFrom('app_version')
    .select(['item_id', 'published_at'])
    .where('app_version_id', '=', submission_id)
    .executeTakeFirstOrThrow()
  if (item_id === null || published_at === null) return null

  await offerNewestApp(tx, item_id)
  await notifyInstallers(tx, submission_id, `app_${outcomes[decision]}`)
  return null
}

export async function publishApprovedApp(platform: PublishingServices, approved: Approved): Promise<void> {
  await keepRefusal(platform, approved, () =>
    putApprovalIntoEffect(platform, appSubject, approved, (tx) => publish(tx, approved.id)),
  )
}

const handedInAppSchema = z.object({
  item_id: z.number().nullable(),
  user_id: z.number(),
  publisher_id: z.number(),
  /** Nothing is handed in before all of it is there. */
  described: appDescription.partial({ changes: true }),
})
type HandedInApp = z.output<typeof handedInAppSchema>

/** What was written becomes the app; what stays of this version is written once. */
async function publish(tx: Db, app_version_id: number) {
  const { rows } = await typedSql(handedInAppSchema)`
    select item_id, app_version.user_id, publisher_id, described
    from app_version join publisher using (user_id) where app_version_id = ${app_version_id}`.execute(tx)
  const handed = rows[0] as HandedInApp
  const { described, publisher_id, user_id } = handed
  const { description, price, screenshots = [], version, product_versions, permissions, data_sent = [] } = described

  const item_id = await saveItem(tx, handed)
  await saveApp(tx, item_id, { publisher_id, description, price, screenshots })
  await publishAppVersion(
    tx,
    item_id,
    { version, product_versions, permissions, data_sent, changes: described.changes ?? {} },
    { app_version_id, user_id, published_at: null },
  )
  await offerNewestApp(tx, item_id)
  await notifyInstallers(tx, app_version_id, 'app_new_version')
}

/** The first moment stays: what is published again is not new. */
async function saveItem(tx: Db, { item_id, user_id, described }: HandedInApp): Promise<number> {
  const values = {
    title: JSON.stringify(described.title),
    summary: JSON.stringify(described.summary),
    category_id: described.app_category_id,
    state: 'published',
    updated_at: sql<string>`now()`,
  }
  if (item_id !== null) {
    await tx.updateTable('item').set(values).where('item_id', '=', item_id).execute()
    return item_id
  }
  const inserted = await tx
    .insertInto('item')
    .values({ ...values, kind: 'app', owner_id: user_id, published_at: sql`now()` })
    .returning('item_id')
    .executeTakeFirstOrThrow()
  return inserted.item_id
}
