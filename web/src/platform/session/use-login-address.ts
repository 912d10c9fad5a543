import { useLocation } from 'react-router'
import { useHydrated } from '../page/use-hydrated.ts'
import { loginAddress } from './guard.ts'

/** Where a visitor signs in, or registers, and comes back to the page they are on. */
export function useLoginAddress(type?: 'register'): string {
  const { pathname, search, hash } = useLocation()
  // Pages are kept for everybody: parameters that only one visitor's address has must not get into them.
  const here = useHydrated() ? pathname + search + hash : pathname
  return loginAddress(here, type)
}
