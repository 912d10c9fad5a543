import { type SyntheticEvent, useEffect, useRef } from 'react'

/**
 * A native modal whose owner decides when it closes. Esc asks the owner; a click beside it does nothing; the browser
 * keeps the focus inside and gives it back afterwards.
 */
export function useModal(open: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    return () => element.close()
  }, [open])

  return {
    ref: dialog,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      // A file picker inside the dialog cancels, too: that is not about the dialog.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
  }
}
