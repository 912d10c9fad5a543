import type { Answer, CallInput } from '@atrium/contract/calls'
import { useState } from 'react'
import type { Saving } from '../../../page/upload/draft/saved-mark.tsx'
import { useSaving } from '../../../page/upload/draft/use-saving.ts'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'

export type OwnAppSubmission = Answer<'GET /api/app-submissions/{submission_id}'>
type AppDraftChange = NonNullable<CallInput<'PATCH /api/app-submissions/{submission_id}'>['body']>

export interface AppDraft {
  submission: OwnAppSubmission
  saving: Saving
  /** Shown at once and sent in the order of writing; the report follows. */
  change: (changes: AppDraftChange) => Promise<boolean>
  /** True once everything written so far is kept. */
  save: () => Promise<boolean>
  put: (submission: OwnAppSubmission) => void
}

export function useDraft(first: OwnAppSubmission): AppDraft {
  const [submission, put] = useState(first)
  const params = { submission_id: first.submission_id }
  const { saving, add, save } = useSaving<AppDraftChange>(async (body, later) => {
    const kept = await ask(quietCaller(), 'PATCH /api/app-submissions/{submission_id}', { params, body })
    // What was written meanwhile is not in the answer yet.
    put(shownWith(kept, later()))
  })

  function change(changes: AppDraftChange) {
    put((before) => shownWith(before, changes))
    add(changes)
    return save()
  }

  return { submission, saving, change, save, put }
}

function shownWith(
  before: OwnAppSubmission,
  { confirmed = before.confirmed, ...changes }: AppDraftChange,
): OwnAppSubmission {
  return { ...before, confirmed, described: { ...before.described, ...changes } as OwnAppSubmission['described'] }
}
