import { holdsScreen, type ManagementScreen, mayChangeScreen } from '@atrium/contract/management'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useLogin } from '../../../platform/session/session.ts'
import { screenAt } from './guard-screen.ts'

/**
 * Whether this person may change what a screen shows; without a name, what stands at this address. Whatever writes is offered
 * only where this says so: the server asks the same function and refuses the rest [ACC-18].
 */
export function useMayChange(screen?: ManagementScreen): boolean {
  const { pathname } = useLocation()
  const login = useLogin()
  const asked = screen ?? screenAt(pathname)
  return asked !== null && mayChangeScreen(login, asked)
}

/** Whether the person opens what stands at this address and may not change it. */
export function useIsViewOnly(): boolean {
  const screen = screenAt(useLocation().pathname)
  const login = useLogin()
  return screen !== null && holdsScreen(login?.menus, screen) && !mayChangeScreen(login, screen)
}

interface MayChangeProps {
  screen?: ManagementScreen
  children: ReactNode
}

/** Controls that change something, for those who may. */
export function MayChange({ screen, children }: MayChangeProps) {
  return useMayChange(screen) && children
}
