import { useLayoutEffect } from 'react'

type ElementListeners = { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void }

/** What happens to an element that somebody else has drawn. */
export function useHeard(element: HTMLElement | null, heard: ElementListeners) {
  // With what is drawn, not a moment later: a key pressed meanwhile would meet the list before.
  useLayoutEffect(() => {
    const stop = new AbortController()
    for (const [name, hear] of Object.entries(heard)) {
      element?.addEventListener(name, hear as EventListener, { signal: stop.signal })
    }
    return () => stop.abort()
  })
}
