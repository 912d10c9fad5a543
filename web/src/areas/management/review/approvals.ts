import { approvalDelay } from '@atrium/contract/limits'
import { type ApiCaller, ask } from '../../../platform/api/ask.ts'
import { createStore } from '../../../platform/state/store.ts'

/** What was approved a moment ago. Proposals are also decided by those who manage articles. */
export interface ApprovedSubmission {
  kind: 'resource' | 'app' | 'article' | 'proposal'
  submission_id: number
  title: string
}

export interface ShownApproval extends ApprovedSubmission {
  /** Milliseconds since the epoch: until then it can be taken back. */
  until: number
}

const { read, change, use } = createStore<readonly ShownApproval[]>([])

export const useShownApprovals = use

/** Offers to take an approval back, on whichever screen the reviewer is by then. */
export function showApproval({ kind, submission_id, title }: ApprovedSubmission) {
  const shown = { kind, submission_id, title, until: Date.now() + approvalDelay * 1_000 }
  change([...read(), shown])
  setTimeout(() => hideApproval(shown), approvalDelay * 1_000)
}

export function hideApproval(shown: ShownApproval) {
  change(read().filter((one) => one !== shown))
}

export function takeBackApproval(caller: ApiCaller, { kind, submission_id }: ApprovedSubmission): Promise<unknown> {
  const params = { submission_id }
  if (kind === 'app') return ask(caller, 'DELETE /api/app-reviews/{submission_id}/decision', { params })
  if (kind === 'article') {
    return ask(caller, 'DELETE /api/management/article-reviews/{submission_id}/decision', { params })
  }
  if (kind === 'proposal') {
    return ask(caller, 'DELETE /api/management/article-proposals/{proposal_id}/decision', {
      params: { proposal_id: submission_id },
    })
  }
  return ask(caller, 'DELETE /api/reviews/{submission_id}/decision', { params })
}
