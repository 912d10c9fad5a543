import { useEffect, useRef, useState } from 'react'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import type { OwnSubmission, SubmissionChange, SubmissionDescription } from '../submission/submission.ts'
import { useChecked } from './use-checked.ts'
import { useSaving } from './use-saving.ts'

/** Long enough for a word, short enough that a closed tab loses no sentence. */
const restBeforeSaving = 800

/**
 * A draft that saves itself: what was typed is sent after a rest, one call after the other, and kept until it was taken.
 * What the check of the file fills in never takes the place of what a person typed.
 */
export function useDraft(first: OwnSubmission) {
  const [submission, setSubmission] = useState(first)
  const [typed, setTyped] = useState<SubmissionDescription>({})
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const params = { submission_id: first.submission_id }
  const line = useSaving<SubmissionChange>(async (body) => {
    setSubmission(await ask(quietCaller(), 'PATCH /api/submissions/{submission_id}', { params, body }))
  })
  useChecked(submission, setSubmission)

  /** True once everything typed so far is kept. */
  function save(): Promise<boolean> {
    clearTimeout(timer.current)
    return line.save()
  }

  function describe(part: SubmissionDescription) {
    setTyped((before) => ({ ...before, ...part }))
    line.add(part)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), restBeforeSaving)
  }

  /** What is chosen, not typed, is sent at once. */
  function change(part: SubmissionChange): Promise<boolean> {
    line.add(part)
    return save()
  }

  const latest = useRef(save)
  latest.current = save
  useEffect(() => {
    const leave = () => void latest.current()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  const { saving } = line
  return { submission, setSubmission, described: { ...submission.described, ...typed }, saving, describe, change, save }
}

export type ResourceDraft = ReturnType<typeof useDraft>
