import type { decideSubmission as decideContract } from '@atrium/contract/submission'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { tellAuthor, tellTakers } from './submission.notice.ts'
import { offerNewest } from './submission.offer.ts'
import { refuseReviewer, type State } from './submission.policy.ts'
import { noteDecision, setState } from './submission.submit.ts'

export type Decided = z.output<typeof decideContract.body>

const outcomes = { ask_changes: 'changes_asked', deprecate: 'deprecated', withdraw: 'withdrawn' } as const

/** Only publishing needs no word: everything else says why, to the author and for good. */
export function refuseSilence({ decision, reason, text }: Decided): void {
  if (decision === 'publish') return
  if (reason === null) throw new Failure('invalid_input', { field: 'reason' })
  if (text === '') throw new Failure('invalid_input', { field: 'text' })
}

/** Everything but publishing, which begins before the transaction. Of two who decide at once the second is refused. */
export async function decideSubmission(tx: Db, viewer: Viewer, submission_id: number, decided: Decided): Promise<null> {
  const { decision, replaced_by } = decided
  if (decision === 'publish') throw new Error('what is published is sealed first')
  const { state, item_id, published_at } = await holdForDecision(tx, submission_id)
  refuseReviewer(decision, state)

  await setState(tx, submission_id, outcomes[decision], decision === 'ask_changes' ? '' : decided.text)
  await note(tx, viewer, submission_id, decided)
  if (replaced_by !== undefined) await replace(tx, item_id, replaced_by)
  await tellAuthor(tx, submission_id, `submission_${outcomes[decision]}`)
  if (published_at !== null && decision !== 'ask_changes') {
    await offerNewest(tx, item_id)
    await tellTakers(tx, submission_id, `resource_${outcomes[decision]}`)
  }
  return null
}

export function note(
  tx: Db,
  { user_id }: Pick<Viewer, 'user_id'>,
  submission_id: number,
  { decision, reason, text }: Decided,
) {
  return noteDecision(tx, submission_id, { decision, reason, text, decided_by: user_id })
}

interface Held {
  state: State
  item_id: number | null
  published_at: string | null
}

export async function holdForDecision(tx: Db, version_id: number): Promise<Held> {
  const held = await tx
    .selectFrom('resource_version')
    .select(['state', 'item_id', 'published_at'])
    .where('version_id', '=', version_id)
    .forUpdate()
    .$narrowType<{ state: State }>()
    .executeTakeFirst()
  if (!held) throw new Failure('not_found')
  return held
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
