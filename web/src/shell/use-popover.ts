import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Something a button of the header opens: it closes with the page, with a press or a step outside, and with Escape. */
export function usePopover() {
  const { key: visit } = useLocation()
  const [openedIn, setOpenedIn] = useState<string>()
  const open = openedIn === visit
  const setOpen = useCallback((open: boolean) => setOpenedIn(open ? visit : undefined), [visit])
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!open) return
    const outside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !ref.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [open, setOpen])

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
  }
  function onKeyDown({ key, currentTarget }: KeyboardEvent) {
    if (key !== 'Escape' || !open) return
    setOpen(false)
    currentTarget.querySelector('button')?.focus()
  }

  return { open, setOpen, place: { ref, onBlur, onKeyDown } }
}
