import type { Answer, Question } from '@atrium/contract/calls'
import { useCallback, useState } from 'react'
import { ask } from '../../../platform/ask.ts'
import { browserCaller } from '../../../platform/browser-caller.ts'

export type AppSubmission = Answer<'GET /api/app-submissions/{submission_id}'>
type Change = NonNullable<Question<'PATCH /api/app-submissions/{submission_id}'>['body']>

export interface Draft {
  submission: AppSubmission
  /** Kept at once; the report comes back renewed. */
  change: (said: Change) => Promise<void>
  put: (submission: AppSubmission) => void
}

export function useDraft(first: AppSubmission): Draft {
  const [submission, put] = useState(first)
  const { submission_id } = first
  const change = useCallback(
    async (body: Change) => {
      put(await ask(browserCaller(), 'PATCH /api/app-submissions/{submission_id}', { params: { submission_id }, body }))
    },
    [submission_id],
  )
  return { submission, change, put }
}

export function isOpen({ state }: Pick<AppSubmission, 'state'>): boolean {
  return state === 'draft' || state === 'changes_asked'
}
