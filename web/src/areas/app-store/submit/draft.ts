import type { Answer, CallInput } from '@atrium/contract/calls'
import { useState } from 'react'
import { useSaving } from '../../../page/saving/use-saving.ts'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'

export type OwnAppSubmission = Answer<'GET /api/app-submissions/{submission_id}'>
type AppDraftChange = NonNullable<CallInput<'PATCH /api/app-submissions/{submission_id}'>['body']>

export type AppDraft = ReturnType<typeof useDraft>

export function useDraft(first: OwnAppSubmission) {
  const [submission, setSubmission] = useState(first)
  const params = { submission_id: first.submission_id }
  const { saving, described, add, save, meet, stale, settle } = useSaving<
    OwnAppSubmission['described'],
    AppDraftChange
  >({
    form: `app-submission:${first.submission_id}`,
    first: first.described,
    send: async (change, seen) => {
      const body = { ...change, seen }
      const saved = await ask(quietCaller(), 'PATCH /api/app-submissions/{submission_id}', { params, body })
      setSubmission(saved)
      return saved.described
    },
  })

  /** Shown at once and sent in the order of writing; the report follows. True once everything written so far is saved. */
  function change({ confirmed, ...changes }: AppDraftChange): Promise<boolean> {
    if (confirmed) setSubmission((before) => ({ ...before, confirmed }))
    add({ ...changes, ...(confirmed && { confirmed }) })
    return save()
  }

  /** What the server has now. */
  function put(read: OwnAppSubmission) {
    setSubmission(read)
    meet(read.described)
  }

  return { submission: { ...submission, described }, saving, change, save, put, stale, settle }
}
