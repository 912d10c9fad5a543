import { useRef, useState } from 'react'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { useSaving } from '../../saving/use-saving.ts'
import type { OwnSubmission, SubmissionChange, SubmissionDescription } from '../submission/submission.ts'
import { useChecked } from './use-checked.ts'

/** Long enough for a word, short enough that a closed tab loses no sentence. */
const restBeforeSaving = 800

/**
 * A draft that saves itself: what was typed is sent after a rest, one call after the other, and kept until it was taken.
 * What the check of the file fills in never takes the place of what a person typed.
 */
export function useDraft(first: OwnSubmission) {
  const [submission, setSubmission] = useState(first)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isChecking = useRef(first.state === 'checking')
  const params = { submission_id: first.submission_id }
  const {
    saving,
    described,
    add,
    save: saveNow,
    meet,
    meetFilled,
    stale,
    settle,
  } = useSaving<OwnSubmission['described'], SubmissionChange>({
    form: `submission:${first.submission_id}`,
    first: first.described,
    send: async (change, seen) => {
      const body = isChecking.current ? change : { ...change, seen }
      const saved = await ask(quietCaller(), 'PATCH /api/submissions/{submission_id}', { params, body })
      show(saved)
      return saved.described
    },
  })
  useChecked(submission, (read) => {
    show(read)
    meetFilled(read.described)
  })

  function show(read: OwnSubmission) {
    isChecking.current = read.state === 'checking'
    setSubmission(read)
  }

  /** What the server has now. */
  function put(read: OwnSubmission) {
    show(read)
    meet(read.described)
  }

  /** True once everything typed so far is saved. */
  function save(): Promise<boolean> {
    clearTimeout(timer.current)
    return saveNow()
  }

  function describe(part: SubmissionDescription) {
    add(part)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), restBeforeSaving)
  }

  /** What is chosen, not typed, is sent at once. */
  function change(part: SubmissionChange): Promise<boolean> {
    add(part)
    return save()
  }

  return { submission, put, described, saving, describe, change, save, stale, settle }
}

export type ResourceDraft = ReturnType<typeof useDraft>
