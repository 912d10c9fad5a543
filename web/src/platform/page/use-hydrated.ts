import { useSyncExternalStore } from 'react'

/** False in the server's drawing and until the scripts have taken it over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
