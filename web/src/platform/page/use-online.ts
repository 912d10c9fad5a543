import { useEffect, useEffectEvent } from 'react'

/** Runs whenever the browser is online again. */
export function useOnline(work: () => unknown) {
  const run = useEffectEvent(work)
  useEffect(() => {
    const listener = () => run()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [])
}
