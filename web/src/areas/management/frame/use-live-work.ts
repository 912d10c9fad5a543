import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { SettledCall } from '../../../page/account/settle-call.ts'
import { listenToWork } from '../../../platform/notices/notices.ts'

/** On a busy day work changes all the time: it is looked at no more often than this. */
const pause = 3_000

/**
 * An answer of the loader about the work of staff, asked for again when that has changed. `hold` keeps it as it is while
 * somebody points at it or has the focus in it, so that nothing moves away under their hand.
 */
export function useLiveWork<Data, Loaded extends Promise<SettledCall<Data>> | null>(
  loaded: Loaded,
  ask: () => Promise<SettledCall<Data>>,
) {
  const [later, setLater] = useState<{ loaded: Loaded; answer: Loaded } | null>(null)
  const reading = useRef({ loaded, ask })
  const held = useRef(false)
  const isStale = useRef(false)
  useEffect(() => {
    reading.current = { loaded, ask }
  })

  const reload = useCallback(async () => {
    const { loaded: seen, ask: again } = reading.current
    isStale.current = false
    const answer = again() as Loaded
    await answer
    if (held.current) isStale.current = true
    else startTransition(() => setLater({ loaded: seen, answer }))
  }, [])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = 0
    const stop = listenToWork(() => {
      timer ??= setTimeout(
        () => {
          timer = undefined
          last = performance.now()
          if (held.current) isStale.current = true
          else void reload()
        },
        last === 0 ? 0 : Math.max(0, last + pause - performance.now()),
      )
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [reload])

  function hold(isHeld: boolean) {
    held.current = isHeld
    if (!isHeld && isStale.current) void reload()
  }

  return { answer: later?.loaded === loaded ? later.answer : loaded, reload, hold }
}
