import { useEffect, useRef, useState } from 'react'
import { ask } from '../../platform/ask.ts'
import { quietCaller } from '../../platform/browser-caller.ts'
import { Failure } from '../../platform/failure.ts'
import { failureText } from '../../platform/failures.ts'
import type { Saving } from './saved-mark.tsx'
import type { Change, Described, Submission } from './submission.ts'
import { useChecked } from './use-checked.ts'

/** Long enough for a word, short enough that a closed tab loses no sentence. */
const restBeforeSaving = 800

/**
 * A draft that saves itself: what was typed is sent after a rest, one call after the other, and kept until it was taken.
 * What the check of the file fills in never takes the place of what a person typed.
 */
export function useDraft(first: Submission) {
  const [submission, setSubmission] = useState(first)
  const [typed, setTyped] = useState<Described>({})
  const [saving, setSaving] = useState<Saving>('saved')
  const waiting = useRef<Change>({})
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const line = useRef<Promise<boolean>>(Promise.resolve(true))
  const params = { submission_id: first.submission_id }
  useChecked(submission, setSubmission)

  /** True once everything typed so far is kept. */
  function save(): Promise<boolean> {
    clearTimeout(timer.current)
    line.current = line.current.then(send)
    return line.current
  }

  async function send(): Promise<boolean> {
    const body = waiting.current
    if (Object.keys(body).length === 0) return true
    waiting.current = {}
    setSaving('saving')
    try {
      setSubmission(await ask(quietCaller(), 'PATCH /api/submissions/{submission_id}', { params, body }))
      setSaving('saved')
      return true
    } catch (thrown) {
      if (!(thrown instanceof Failure)) throw thrown
      waiting.current = { ...body, ...waiting.current }
      setSaving({ why: failureText(thrown) })
      return false
    }
  }

  function describe(part: Described) {
    setTyped((before) => ({ ...before, ...part }))
    waiting.current = { ...waiting.current, ...part }
    setSaving('saving')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), restBeforeSaving)
  }

  /** What is chosen, not typed, is sent at once. */
  function change(part: Change): Promise<boolean> {
    waiting.current = { ...waiting.current, ...part }
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

  return { submission, setSubmission, described: { ...submission.described, ...typed }, saving, describe, change, save }
}

export type Draft = ReturnType<typeof useDraft>
