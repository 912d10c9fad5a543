import { createContext, useContext } from 'react'

/** Known only while the server draws: browsers hide the nonce from scripts. */
export const NonceContext = createContext<string | undefined>(undefined)

export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
