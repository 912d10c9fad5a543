import { useState } from 'react'

/** A logo, or the one character that stands in for it: until there is one, and when it cannot be loaded. */
export function LogoMark({ address, mark }: { address: string | null; mark: string }) {
  const [failed, setFailed] = useState<string | null>(null)
  if (!address || address === failed) return mark

  return (
    <img
      src={address}
      alt=""
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0) setFailed(address)
      }}
      onError={() => setFailed(address)}
    />
  )
}
