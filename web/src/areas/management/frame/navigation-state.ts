import { useState, useSyncExternalStore } from 'react'
import { ownerNow } from '../../../platform/session/owner.ts'

/** How a person has left the navigation, in this browser. */
export interface NavigationState {
  /** Groups that stand open in the wide navigation. */
  open: string[]
  /** The wide navigation is a rail by choice. */
  folded: boolean
}

const key = 'management_navigation'

export function useNavigationState() {
  const [state, setState] = useState(readState)

  function change(changed: Partial<NavigationState>) {
    setState((last) => {
      const next = { ...last, ...changed }
      keepState(next)
      return next
    })
  }
  return { ...state, change }
}

/** People who share a computer leave it each their own way. */
function readStates(): Record<string, NavigationState> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, NavigationState>
  } catch {
    return {}
  }
}

function readState(): NavigationState {
  const { open = [], folded = false } = readStates()[ownerNow() ?? ''] ?? {}
  return { open, folded }
}

function keepState(state: NavigationState) {
  try {
    localStorage.setItem(key, JSON.stringify({ ...readStates(), [ownerNow() ?? '']: state }))
  } catch {
    // Storage can be forbidden: the navigation stays as it is until the page is left.
  }
}

const narrow = '(width < 1200px)'

/** Where there is no room for words beside the page. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(narrow)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(narrow).matches,
    () => false,
  )
}
