import type { Answer, CallInput } from '@atrium/contract/calls'

/** A draft, or what became of it, as its author sees it. */
export type OwnSubmission = Answer<'GET /api/submissions/{submission_id}'>
/** In a list of mine. */
export type SubmissionRow = Answer<'GET /api/submissions'>['list'][number]
export type SubmissionChange = NonNullable<CallInput<'PATCH /api/submissions/{submission_id}'>['body']>
export type SubmissionDescription = OwnSubmission['described']
export type SubmissionCheck = OwnSubmission['checks'][number]
export type OwnSubmissionState = OwnSubmission['state']
/** Whatever goes through the review has these. */
export type SubmissionReport = Pick<OwnSubmission, 'state' | 'checks' | 'confirmed'>

const open: ReadonlySet<OwnSubmissionState> = new Set(['draft', 'checking', 'changes_asked'])

/** Only then may its author change it. */
export function isOpen({ state }: Pick<OwnSubmission, 'state'>): boolean {
  return open.has(state)
}

/** What stands in the way of handing it in. */
export function countUnsettled({ checks, confirmed }: Pick<OwnSubmission, 'checks' | 'confirmed'>) {
  const asked = checks.filter(({ name, outcome }) => outcome === 'confirm' && !confirmed.includes(name))
  return {
    wrong: checks.filter(({ outcome }) => outcome === 'wrong').length,
    confirm: new Set(asked.map(({ name }) => name)).size,
  }
}
