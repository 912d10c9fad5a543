import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/form/button.tsx'
import { MoreIcon } from '../../../ui/icon/icons.tsx'
import styles from './row-menu.module.css'

/** What is done with a row and is not done often: dangerous things stand here alone. */
export function RowMenu({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation('management')
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()

  // A popover is drawn above everything, also above the edge of the table; a dialog that it opens belongs to it.
  useEffect(() => {
    const [element, around] = [panel.current, place.current]
    if (!open || !element || !around) return
    element.showPopover()
    placeBelow(element, around)
    element.querySelector<HTMLElement>('button, a')?.focus()
    const leave = ({ target }: Event) => {
      if (!around.contains(target as Node)) setOpen(false)
    }
    const scroll = () => !element.querySelector('dialog[open]') && setOpen(false)
    const close = () => setOpen(false)
    document.addEventListener('pointerdown', leave)
    document.addEventListener('scroll', scroll, true)
    element.addEventListener('close', close, true)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('scroll', scroll, true)
      element.removeEventListener('close', close, true)
      element.hidePopover()
    }
  }, [open])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closing by Escape is an extra; the button does the same
    <span
      ref={place}
      className={styles.place}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open || panel.current?.querySelector('dialog[open]')) return
        event.stopPropagation()
        setOpen(false)
        place.current?.querySelector('button')?.focus()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <Button
        kind="text"
        square
        size="small"
        data-row-menu
        aria-label={t('list.row_menu', { name })}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <MoreIcon size={18} />
      </Button>
      <div ref={panel} id={id} className={styles.panel} popover="manual">
        {open && children}
      </div>
    </span>
  )
}

/** At the end of its button, and above it where the window ends. */
function placeBelow(panel: HTMLElement, around: HTMLElement) {
  const button = around.getBoundingClientRect()
  const { width, height } = panel.getBoundingClientRect()
  const below = button.bottom + 4
  panel.style.left = `${Math.max(8, button.right - width)}px`
  panel.style.top = `${below + height > window.innerHeight - 8 ? button.top - height - 4 : below}px`
}
