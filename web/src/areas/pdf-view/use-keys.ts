import { useEffect, useRef } from 'react'
import type { Desk } from './use-desk.ts'
import { largerThan, smallerThan } from './zoom.ts'

interface Reach {
  desk: Desk
  pages: number
  openSearch: () => void
  closeSearch: () => void
}

/** Keys work wherever the focus is, except where somebody types, and in the header and its dialogs. */
export function useKeys(reach: Reach) {
  const latest = useRef(reach)
  latest.current = reach

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const act = actionOf(event, latest.current)
      if (!act) return
      event.preventDefault()
      act()
    }
    // Before the header hears of it: '/' searches the document here, not the portal.
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])
}

function actionOf(event: KeyboardEvent, reach: Reach): (() => void) | undefined {
  const { key, ctrlKey, metaKey, altKey, target } = event
  if (target instanceof Element && target.closest('header, dialog')) return undefined
  if (key === 'Escape') return document.fullscreenElement ? undefined : reach.closeSearch
  if (altKey) return undefined
  if (ctrlKey || metaKey) return withControl(reach)[key.toLowerCase()]
  if (target instanceof Element && target.closest('input, textarea, select, [role="listbox"]')) return undefined
  return plain(reach)[key]
}

type Actions = Record<string, () => void>

function withControl({ desk, openSearch }: Reach): Actions {
  return { ...zooming(desk), '0': () => desk.setZoom('automatic'), f: openSearch }
}

/** The plus sign is a capital on most keyboards. */
function zooming({ layout, setZoom }: Desk): Actions {
  const enlarge = () => setZoom(largerThan(layout.scale))
  return { '+': enlarge, '=': enlarge, '-': () => setZoom(smallerThan(layout.scale)) }
}

function plain({ desk, pages, openSearch }: Reach): Actions {
  const element = desk.desk.current
  const move =
    (part: number, pixels = 0) =>
    () =>
      element?.scrollBy(0, part * element.clientHeight + pixels)
  const turn = (by: number) => () => desk.go({ page: Math.max(1, Math.min(pages, desk.page + by)), part: 0 })

  return {
    ...zooming(desk),
    PageDown: move(0.9),
    PageUp: move(-0.9),
    Home: () => desk.go({ page: 1, part: 0 }),
    End: () => desk.go({ page: pages, part: 0 }),
    ArrowDown: move(0, 60),
    ArrowUp: move(0, -60),
    ArrowRight: turn(1),
    ArrowLeft: turn(-1),
    '/': openSearch,
  }
}
