import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '../page/use-hydrated.ts'
import { loginAddress } from './guard.ts'
import { useLogin } from './session.ts'

type ActionName = 'collect' | 'project' | 'rate' | 'report' | 'get' | 'propose' | 'correct'

/** What needs an account; where a page has several of a kind, with what it is about. */
export type PendingAction = ActionName | `${ActionName}-${string}`

const parameter = 'action'
/** For this tab: what was started here, so that a link from elsewhere cannot start it. */
const startedKey = 'pending_action'

/** The address of a page with an action that is to be taken there. */
export function withAction(action: PendingAction, pathname: string, search = ''): string {
  const fields = new URLSearchParams(search)
  fields.set(parameter, action)
  return `${pathname}?${fields}`
}

/** Where a visitor signs in to take an action, and comes back to take it. */
export function useActionLogin(action: PendingAction): string {
  const { pathname, search } = useLocation()
  // Pages are kept for everybody: parameters that only one visitor's address has must not get into them.
  const isHydrated = useHydrated()
  return loginAddress(withAction(action, pathname, isHydrated ? search : ''))
}

export function rememberStarted(action: PendingAction) {
  try {
    sessionStorage.setItem(startedKey, `${action} ${location.pathname}`)
  } catch {
    // Without storage, what changes something at once is pressed once more after signing in.
  }
}

interface PendingActionOptions {
  /** What the action has to know first has arrived. */
  isReady: boolean
  /** Changes something without a question: only what was started in this tab is done. */
  isImmediate?: boolean
  run: () => void
}

/** Takes the action of the address once, as soon as somebody is signed in, and removes it from the address. */
export function usePendingAction(action: PendingAction, { isReady, isImmediate = false, run }: PendingActionOptions) {
  const login = useLogin()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const isPending = login !== null && isReady && new URLSearchParams(search).get(parameter) === action

  const take = useEffectEvent(() => {
    const rest = new URLSearchParams(search)
    rest.delete(parameter)
    const wasStartedHere = forgetStarted(action)
    navigate({ pathname, search: rest.toString(), hash }, { replace: true, preventScrollReset: true })
    if (!isImmediate || wasStartedHere) run()
  })

  useEffect(() => {
    if (isPending) take()
  }, [isPending])
}

/** Whether it was started in this tab. */
function forgetStarted(action: PendingAction): boolean {
  try {
    const started = sessionStorage.getItem(startedKey)
    sessionStorage.removeItem(startedKey)
    return started === `${action} ${location.pathname}`
  } catch {
    return false
  }
}
