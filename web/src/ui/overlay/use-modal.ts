import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'

/**
 * A native modal whose owner decides when it closes. Esc asks the owner; a click beside it does nothing; the browser
 * keeps the focus inside and gives it back afterwards. It begins at `data-first`, or at the first thing there is.
 */
export function useModal(open: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)

  // Before the element leaves the page: only a dialog that is still there gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    element.querySelector<HTMLElement>('[data-first]')?.focus()
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
