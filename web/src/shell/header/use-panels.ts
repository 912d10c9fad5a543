import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { PanelName } from './entries.ts'

export type OpenPanel = PanelName | 'more'

/** A pointer passing by opens nothing; one that slips off the edge has time to come back. */
const hover = { open: 80, close: 160 } as const

/** Which panel of the bar is open: one at most, and only on the page on which it was opened. */
export function usePanels() {
  const [opened, setOpened] = useState<{ name: OpenPanel; key: string } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { key } = useLocation()
  if (opened && opened.key !== key) setOpened(null)
  const open = opened?.key === key ? opened.name : null

  useEffect(() => clear(timer), [])

  function show(next: OpenPanel | null) {
    clearTimeout(timer.current)
    setOpened(next && { name: next, key })
  }

  function later(next: OpenPanel | null, wait: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(show, wait, next)
  }

  return {
    open,
    /** A pointer that rests on the button has opened the panel already: only a key press closes it again. */
    press: (name: OpenPanel, byKey: boolean) => show(byKey && open === name ? null : name),

    /** For the element that holds both the trigger and its panel. */
    placeProps: (name: OpenPanel) => ({
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && later(name, hover.open),
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && later(null, hover.close),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) show(null)
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'Escape' || open !== name) return
        show(null)
        triggerIn(event.currentTarget)?.focus()
      },
    }),

    triggerProps: (name: OpenPanel) => ({
      'aria-expanded': open === name,
      'aria-controls': open === name ? panelId(name) : undefined,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const opens = event.key === 'ArrowDown' || (event.key === 'Enter' && open !== name)
        if (!opens) return
        event.preventDefault()
        show(name)
        if (event.key === 'ArrowDown') focusInside(panelId(name))
      },
    }),
  }
}

export function panelId(name: OpenPanel): string {
  return `panel-${name}`
}

function triggerIn(place: HTMLElement) {
  return place.querySelector<HTMLElement>('[aria-expanded]')
}

/** The panel's own chunk may still be on its way: the focus follows as soon as there is something to focus. */
function focusInside(id: string, tries = 20) {
  const first = document.getElementById(id)?.querySelector<HTMLElement>('a, button')
  if (first) first.focus()
  else if (tries > 0) setTimeout(() => focusInside(id, tries - 1), 50)
}

function clear(timer: { current: ReturnType<typeof setTimeout> | undefined }) {
  return () => clearTimeout(timer.current)
}
