import { createContext, useContext } from 'react'

/** The nonce of the page while the server draws it. */
export const NonceContext = createContext<string | undefined>(undefined)

/** Should the browser ever have to draw the whole page anew, its styles must carry the nonce the page came with. */
export function useNonce(): string | undefined {
  const given = useContext(NonceContext)
  return given ?? (typeof document === 'undefined' ? undefined : document.querySelector<HTMLElement>('[nonce]')?.nonce)
}
