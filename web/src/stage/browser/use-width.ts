import { type RefObject, useLayoutEffect, useState } from 'react'

/** How wide an element is, now and after every change; null until it is there. */
export function useWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null)

  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    setWidth(measured.clientWidth)
    const observer = new ResizeObserver(() => setWidth(measured.clientWidth))
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])

  return width
}
