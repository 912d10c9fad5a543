import type { Answer, Question } from '@atrium/contract/calls'
import { useRef, useState } from 'react'
import type { Saving } from '../../../page/upload/saved-mark.tsx'
import { ask } from '../../../platform/ask.ts'
import { quietCaller } from '../../../platform/browser-caller.ts'
import { Failure } from '../../../platform/failure.ts'
import { failureText } from '../../../platform/failures.ts'

export type AppSubmission = Answer<'GET /api/app-submissions/{submission_id}'>
type Change = NonNullable<Question<'PATCH /api/app-submissions/{submission_id}'>['body']>

export interface Draft {
  submission: AppSubmission
  saving: Saving
  /** Shown at once and sent in the order of writing; the report follows. */
  change: (said: Change) => Promise<boolean>
  /** True once everything written so far is kept. */
  save: () => Promise<boolean>
  put: (submission: AppSubmission) => void
}

/** What could not be kept stays in sight, and goes out again with whatever is written next. */
export function useDraft(first: AppSubmission): Draft {
  const [submission, put] = useState(first)
  const [saving, setSaving] = useState<Saving>('saved')
  const waiting = useRef<Change>({})
  const line = useRef<Promise<boolean>>(Promise.resolve(true))
  const params = { submission_id: first.submission_id }

  function change(said: Change) {
    put((before) => shownWith(before, said))
    waiting.current = { ...waiting.current, ...said }
    return save()
  }

  function save() {
    line.current = line.current.then(send)
    return line.current
  }

  async function send(): Promise<boolean> {
    const body = waiting.current
    if (Object.keys(body).length === 0) return true
    waiting.current = {}
    setSaving('saving')
    try {
      const kept = await ask(quietCaller(), 'PATCH /api/app-submissions/{submission_id}', { params, body })
      // What was written meanwhile is not in the answer yet.
      put(shownWith(kept, waiting.current))
      setSaving('saved')
      return true
    } catch (thrown) {
      if (!(thrown instanceof Failure)) throw thrown
      waiting.current = { ...body, ...waiting.current }
      setSaving({ why: failureText(thrown) })
      return false
    }
  }

  return { submission, saving, change, save, put }
}

function shownWith(before: AppSubmission, { confirmed = before.confirmed, ...said }: Change): AppSubmission {
  return { ...before, confirmed, described: { ...before.described, ...said } as AppSubmission['described'] }
}
