import { managementScreens, roleType } from '@atrium/contract/access'
import type { submissionState } from '@atrium/contract/submission'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'

export type State = z.output<typeof submissionState>
export type Decision = 'publish' | 'ask_changes' | 'deprecate' | 'withdraw'

/** From which states an author may do what. */
const authors = {
  describe: ['draft', 'checking', 'changes_asked'],
  submit: ['draft', 'changes_asked'],
  /** What is in review becomes a draft again; what is published stays to be seen, marked as withdrawn. */
  withdraw: ['in_review', 'published', 'deprecated'],
  remove: ['draft', 'checking', 'changes_asked'],
} as const satisfies Record<string, readonly State[]>

/** And whoever reviews. Withdrawing what is in review refuses it for good. */
const reviewers = {
  publish: ['in_review'],
  ask_changes: ['in_review'],
  deprecate: ['published'],
  withdraw: ['in_review', 'published', 'deprecated'],
} as const satisfies Record<Decision, readonly State[]>

export function refuseAuthor(move: keyof typeof authors, state: State): void {
  refuse(authors[move], move, state)
}

export function refuseReviewer(decision: Decision, state: State): void {
  refuse(reviewers[decision], decision, state)
}

function refuse(from: readonly State[], move: string, state: State) {
  if (!from.includes(state)) throw new Failure('conflict', { detail: `${move}: not while it is ${state}` })
}

/** Whoever reviews reads what was handed in, and its screenshots: nothing that is still a draft. */
export async function isUnderReview(db: Db, { menus, roles }: Viewer, file_id: number): Promise<boolean> {
  if (roleType(roles) !== 'management' || !menus?.includes(managementScreens.review)) return false
  const { rows } = await sql`
    select from file join resource_version as version using (user_id)
    where file.file_id = ${file_id} and submitted_at is not null and state not in ('draft', 'checking')
      and (version.file_id = file.file_id or described -> 'screenshot_ids' @> to_jsonb(file.file_id)) limit 1`.execute(
    db,
  )
  return rows.length > 0
}
