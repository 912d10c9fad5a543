import { useEffect } from 'react'

type Heard = { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void }

/** What happens to an element that somebody else has drawn. */
export function useHeard(element: HTMLElement | null, heard: Heard) {
  useEffect(() => {
    const stop = new AbortController()
    for (const [name, hear] of Object.entries(heard)) {
      element?.addEventListener(name, hear as EventListener, { signal: stop.signal })
    }
    return () => stop.abort()
  })
}
