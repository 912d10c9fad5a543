import { useEffect, useEffectEvent } from 'react'
import { useQuery } from '../../../platform/api/use-query.ts'
import type { OwnSubmission } from '../submission/submission.ts'

const firstPause = 700
const longestPause = 10_000

/** Asks for a draft that is being looked at, less and less often, until the check report is there. */
export function useChecked(submission: OwnSubmission | null, onRead: (submission: OwnSubmission) => void) {
  const { submission_id = 0, state } = submission ?? {}
  const { data } = useQuery(
    'GET /api/submissions/{submission_id}',
    state === 'checking' ? { params: { submission_id } } : null,
    {
      delay: firstPause,
      // A connection that is lost for a moment is no answer: it is asked again.
      pollAfter: (found, round) =>
        found && found.state !== 'checking' ? null : Math.min(firstPause * 1.5 ** (round + 1), longestPause),
    },
  )
  const report = useEffectEvent(onRead)

  useEffect(() => {
    if (data && data.state !== 'checking') report(data)
  }, [data])
}
