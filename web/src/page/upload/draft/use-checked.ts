import { useEffect, useRef } from 'react'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import type { OwnSubmission } from '../submission/submission.ts'

const firstPause = 700
const longestPause = 10_000

/** Asks for a draft that is being looked at, less and less often, until the check report is there. */
export function useChecked(submission: OwnSubmission | null, onRead: (submission: OwnSubmission) => void) {
  const { submission_id = 0, state } = submission ?? {}
  const read = useRef(onRead)
  read.current = onRead

  useEffect(() => {
    if (state !== 'checking') return
    let pause = firstPause
    let timer = setTimeout(look, pause)
    let left = false

    async function look() {
      const params = { submission_id }
      // A connection that is lost for a moment is no answer: it is asked again.
      const found = await ask(quietCaller(), 'GET /api/submissions/{submission_id}', { params }).catch(() => null)
      if (left) return
      if (found && found.state !== 'checking') return read.current(found)
      pause = Math.min(pause * 1.5, longestPause)
      timer = setTimeout(look, pause)
    }

    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [submission_id, state])
}
