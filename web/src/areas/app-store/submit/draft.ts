import type { Answer, Question } from '@atrium/contract/calls'
import { useCallback, useRef, useState } from 'react'
import { ask } from '../../../platform/ask.ts'
import { browserCaller } from '../../../platform/browser-caller.ts'

export type AppSubmission = Answer<'GET /api/app-submissions/{submission_id}'>
type Change = NonNullable<Question<'PATCH /api/app-submissions/{submission_id}'>['body']>

export interface Draft {
  submission: AppSubmission
  /** Shown at once and kept in the order of writing; the report follows. What is refused is shown as it was. */
  change: (said: Change) => Promise<void>
  /** Everything that was written has arrived. */
  settled: () => Promise<void>
  put: (submission: AppSubmission) => void
}

export function useDraft(first: AppSubmission): Draft {
  const [submission, put] = useState(first)
  const { submission_id } = first
  const last = useRef<Promise<void>>(Promise.resolve())
  const settled = useCallback(() => last.current, [])

  const change = useCallback(
    (body: Change) => {
      put((before) => shownWith(before, body))
      const sent: Promise<void> = last.current
        .then(() => keep(submission_id, body))
        .then(
          // An answer to what was overtaken would take back what is seen already.
          (kept) => last.current === sent && put(kept),
          () => {},
        )
        .then(() => {})
      last.current = sent
      return sent
    },
    [submission_id],
  )
  return { submission, change, settled, put }
}

function shownWith(before: AppSubmission, { confirmed = before.confirmed, ...said }: Change): AppSubmission {
  return { ...before, confirmed, described: { ...before.described, ...said } as AppSubmission['described'] }
}

/** Why something was refused has been said by then. */
async function keep(submission_id: number, body: Change): Promise<AppSubmission> {
  const params = { submission_id }
  try {
    return await ask(browserCaller(), 'PATCH /api/app-submissions/{submission_id}', { params, body })
  } catch {
    return ask(browserCaller(), 'GET /api/app-submissions/{submission_id}', { params })
  }
}

/** Only then may its author change it. */
export function isOpen({ state }: Pick<AppSubmission, 'state'>): boolean {
  return state === 'draft' || state === 'changes_asked'
}
