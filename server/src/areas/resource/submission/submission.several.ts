import type { withdrawSubmissions as contract } from '@atrium/contract/resource/submission'
import type { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { removeSubmission, withdrawSubmission } from './submission.submit.ts'
import { lockSubmission } from './submission.view.ts'

type WithdrawInput = z.output<typeof contract.body>

export async function withdrawSubmissions(tx: Db, viewer: Viewer, { submission_ids, from, text }: WithdrawInput) {
  const ids = inOrder(submission_ids)
  for (const submission_id of ids) {
    const { state } = await lockSubmission(tx, viewer, submission_id)
    const isWaiting = state === 'in_review'
    if (isWaiting !== (from === 'in_review'))
      throw new Failure('conflict', { detail: `withdraw is not allowed in state ${state}` })
    await withdrawSubmission(tx, viewer, submission_id, text)
  }
  return { withdrawn: ids.length }
}

export async function removeSubmissions(tx: Db, viewer: Viewer, submission_ids: number[]) {
  const ids = inOrder(submission_ids)
  for (const submission_id of ids) await removeSubmission(tx, viewer, submission_id)
  return { removed: ids.length }
}

/** Each once, and held in one order everywhere: two who take the same do not wait for each other forever. */
function inOrder(submission_ids: number[]): number[] {
  return [...new Set(submission_ids)].toSorted((one, other) => one - other)
}
