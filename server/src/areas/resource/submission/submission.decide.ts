import type { decideSubmission as decideContract } from '@atrium/contract/resource/submission'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { decide, outcomes } from '../../review/review.decide.ts'
import { notifyTakers } from './submission.notice.ts'
import { offerNewest } from './submission.offer.ts'
import { submissionSubject } from './submission.subject.ts'

export type SubmissionDecision = z.output<typeof decideContract.body>

/** Everything but publishing, which begins before the transaction. */
export async function decideSubmission(
  tx: Db,
  viewer: Viewer,
  submission_id: number,
  decided: SubmissionDecision,
): Promise<null> {
  const { decision, replaced_by } = decided
  if (decision === 'publish') throw new Error('a submission must be sealed before it is published')

  await decide(tx, submissionSubject, viewer, submission_id, decided, async () => {})
  const { item_id, published_at } = await tx
    .selectFrom('resource_version')
    .select(['item_id', 'published_at'])
    .where('version_id', '=', submission_id)
    .executeTakeFirstOrThrow()
  if (replaced_by !== undefined) await replace(tx, item_id, replaced_by)
  if (published_at !== null && decision !== 'ask_changes') {
    await offerNewest(tx, item_id)
    await notifyTakers(tx, submission_id, `resource_${outcomes[decision]}`)
  }
  return null
}

async function replace(tx: Db, item_id: number | null, replaced_by: number) {
  const { numUpdatedRows } = await tx
    .updateTable('resource')
    .set({ replaced_by })
    .where('item_id', '=', item_id)
    .where('item_id', '<>', replaced_by)
    .where(
      sql<boolean>`exists (select from item
        where item.item_id = ${replaced_by} and kind = 'resource' and item.state = 'published')`,
    )
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Failure('invalid_input', { field: 'replaced_by' })
}
