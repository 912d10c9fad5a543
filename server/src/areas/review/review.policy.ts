import { type ReviewDecisionView as Decided, reviewState } from '@atrium/contract/review/review'
import type { z } from 'zod'
import { Failure } from '../../platform/http/failure.ts'

export const submissionStateSchema = reviewState
export type SubmissionState = z.output<typeof submissionStateSchema>
export type DecisionName = Decided['decision']

/** From which states an author may do what. */
const authors = {
  describe: ['draft', 'checking', 'changes_asked'],
  submit: ['draft', 'changes_asked'],
  /** What is in review becomes a draft again; what is published stays to be seen, marked as withdrawn. */
  withdraw: ['in_review', 'published', 'deprecated'],
  remove: ['draft', 'checking', 'changes_asked'],
} as const satisfies Record<string, readonly SubmissionState[]>

/** The same for reviewers. Withdrawing a submission in review rejects it for good. */
const reviewers = {
  publish: ['in_review'],
  ask_changes: ['in_review'],
  deprecate: ['published'],
  withdraw: ['in_review', 'published', 'deprecated'],
} as const satisfies Record<DecisionName, readonly SubmissionState[]>

export function refuseAuthor(move: keyof typeof authors, state: SubmissionState): void {
  requireState(authors[move], move, state)
}

export function refuseReviewer(decision: DecisionName, state: SubmissionState): void {
  requireState(reviewers[decision], decision, state)
}

function requireState(from: readonly SubmissionState[], move: string, state: SubmissionState) {
  if (!from.includes(state)) throw new Failure('conflict', { detail: `${move} is not allowed in state ${state}` })
}
