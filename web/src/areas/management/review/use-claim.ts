import { useState } from 'react'
import { useRun } from '../../../page/account/use-run.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { useMayChange } from '../frame/may-change.tsx'
import { assign, type Reviewed } from './reviewed.ts'

export type ReviewClaim = ReturnType<typeof useClaim>

/**
 * Whose review it is. What was just changed holds until the submission has been read again, so that a colleague who takes it
 * over a moment later is seen.
 */
export function useClaim(reviewed: Reviewed, onChanged: () => void) {
  const { run, busy, error } = useRun()
  const [assigned, setAssigned] = useState<{ of: Reviewed; mine: boolean } | null>(null)
  const mayChange = useMayChange()
  const isOpen = mayChange && reviewed.state === 'in_review'
  const latest = assigned?.of === reviewed ? assigned : null
  const mine = isOpen && (latest?.mine ?? reviewed.mine)
  const colleague = isOpen && !latest && !reviewed.mine ? reviewed.reviewer_name : null

  function change() {
    if (!isOpen) return
    void run(async () => {
      await assign(quietCaller(), reviewed, !mine)
      setAssigned({ of: reviewed, mine: !mine })
      onChanged()
    })
  }

  return { isOpen, mine, colleague, busy, error, change }
}
