import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { toast } from '../../platform/state/toast.ts'
import { Button } from '../../ui/form/button.tsx'
import { copyText } from '../copy-text.ts'

const AddressDialog = lazy(() => import('./address-dialog.tsx'))

interface ShareButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'square' | 'aria-label' | 'children'> {
  title: string
  /** Asked when pressed: it may name the moment of a film. */
  addressOf: () => string
  /** What the toast says once the address was copied. */
  copied: string
}

/**
 * Offers the device's share sheet; where there is none, or it fails, the address is copied; where that is not allowed, it is
 * shown selected.
 */
export function ShareButton({ title, addressOf, copied, ...button }: ShareButtonProps) {
  const [shownAddress, setShownAddress] = useState<string | null>(null)

  async function share() {
    const url = addressOf()
    try {
      if (navigator.share) return await navigator.share({ title, url })
    } catch (error) {
      // Closing the share sheet is not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
    if (await copyText(url)) toast.success(copied)
    else setShownAddress(url)
  }

  return (
    <>
      <Button {...button} onClick={() => void share()} />
      {shownAddress && (
        <Suspense>
          <AddressDialog address={shownAddress} onClose={() => setShownAddress(null)} />
        </Suspense>
      )}
    </>
  )
}
