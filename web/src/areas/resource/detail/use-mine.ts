import type { Answer } from '@atrium/contract/calls'
import { useCallback, useEffect, useState } from 'react'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { useLogin } from '../../../platform/session/session.ts'

type Between = Answer<'GET /api/resources/{resource_id}/mine'>

export interface Mine {
  /** Null for visitors, and until it is known. */
  between: Between | null
  reload: () => void
}

/** What is between somebody and a resource. The page itself was drawn for everybody. */
export function useMine(resource_id: number): Mine {
  const token = useLogin()?.token
  const [between, setBetween] = useState<Between | null>(null)
  const [times, setTimes] = useState(0)
  const reload = useCallback(() => setTimes((before) => before + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when something was done
  useEffect(() => {
    if (!token) return setBetween(null)
    let hasLeft = false
    ask(quietCaller(), 'GET /api/resources/{resource_id}/mine', { params: { resource_id } }).then(
      (known) => !hasLeft && setBetween(known),
      // The page is whole without it.
      () => {},
    )
    return () => {
      hasLeft = true
    }
  }, [resource_id, token, times])

  return { between, reload }
}
