import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'

/**
 * A native modal whose owner decides when it closes. Esc asks the owner; a click beside it does nothing; the browser
 * keeps the focus inside and gives it back afterwards. It begins at `data-first`, at the first field if it is a form, or at the
 * first thing there is.
 */
export function useModal(open: boolean, onClose: () => void, startsInForm = false) {
  const dialog = useRef<HTMLDialogElement>(null)

  // Before the element leaves the page: only a dialog that is still there gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    const first = element.querySelector<HTMLElement>('[data-first]') ?? (startsInForm ? firstField(element) : null)
    first?.focus()
    return () => element.close()
  }, [open, startsInForm])

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

/** A box to tick is one too; what is read only, or chosen as a file, is not where somebody begins to write. */
function firstField(element: HTMLElement): HTMLElement | null {
  const fields = element.querySelectorAll<HTMLElement>('input, textarea, select, [contenteditable="true"]')
  return [...fields].find((field) => !field.matches(':disabled, :read-only:not(select), [type="file"]')) ?? null
}
