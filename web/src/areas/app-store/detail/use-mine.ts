import { useCallback, useEffect, useState } from 'react'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { useLogin } from '../../../platform/session/session.ts'
import type { Between } from './answers.ts'

export interface Mine {
  /** Null for visitors, and until it is known. */
  between: Between | null
  reload: () => void
}

const strangers: Omit<Between, 'app_id'> = {
  installed_version: null,
  request: null,
  collected: false,
  stars: null,
  is_owner: false,
}

/** What is between somebody and an app. The page itself was drawn for everybody. */
export function useMine(app_id: number): Mine {
  const token = useLogin()?.token
  const [between, setBetween] = useState<Between | null>(null)
  const [times, setTimes] = useState(0)
  const reload = useCallback(() => setTimes((before) => before + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when something was done
  useEffect(() => {
    if (!token) return setBetween(null)
    let hasLeft = false
    ask(quietCaller(), 'GET /api/apps/{app_id}/mine', { params: { app_id } }).then(
      (known) => !hasLeft && setBetween(known),
      // The page is whole without it: asking twice is one request, and the server knows who may rate.
      () => !hasLeft && setBetween((before) => before ?? { app_id, ...strangers }),
    )
    return () => {
      hasLeft = true
    }
  }, [app_id, token, times])

  return { between, reload }
}
