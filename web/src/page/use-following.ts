import { type RefObject, useEffect, useRef } from 'react'

/** A form whose ticks follow the address, also when somebody goes back. It is not drawn anew: who is in it stays there. */
export function useFollowing(address: string): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const followed = useRef(address)

  useEffect(() => {
    if (followed.current !== address) form.current?.reset()
    followed.current = address
  }, [address])
  return form
}
