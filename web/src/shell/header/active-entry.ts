import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { activeIndex } from './entries.ts'

const activeIndexKey = 'active_header_index'

/** The entry of the current address, kept in session storage as well. */
export function useActiveEntry(): number {
  const active = activeIndex(useLocation().pathname)

  useEffect(() => {
    try {
      sessionStorage.setItem(activeIndexKey, String(active))
    } catch {
      // Storage can be forbidden; the header is drawn from the address and misses nothing.
    }
  }, [active])

  return active
}
