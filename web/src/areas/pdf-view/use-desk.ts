import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { PageSize } from '../../stage/pdf/size.ts'
import { gap, heightAt, layOut, type PdfPosition, pageAt, pageInView, placeAt } from './layout.ts'
import { type PdfZoom, scaleOf } from './zoom.ts'

/** Pages kept ready above and below those that are seen. */
const ahead = 2

/** The desk the pages lie on: how large they are, which of them are seen, and the way to any of them. */
export function useDesk(pdf: PDFDocumentProxy, firstSize: PageSize, firstPage: number) {
  const desk = useRef<HTMLElement>(null)
  const place = useRef<PdfPosition>({ page: firstPage, part: 0 })
  const [sizes, setSizes] = useState<PageSize[]>(() => Array.from({ length: pdf.numPages }, () => firstSize))
  const [view, setView] = useState<PageSize | null>(null)
  const [zoom, setZoom] = useState<PdfZoom>('automatic')
  const [seen, setSeen] = useState({ page: firstPage, first: firstPage, last: firstPage })
  // By the first page: pages that lie on their side do not make the others jump.
  const scale = view ? scaleOf(zoom, firstSize, view) : 1
  const layout = useMemo(() => layOut(sizes, scale), [sizes, scale])

  const look = useCallback(() => {
    const element = desk.current
    if (!element) return
    const top = element.scrollTop
    const bottom = top + element.clientHeight
    place.current = placeAt(layout, top + gap)
    setSeen((before) => {
      const page = pageInView(layout, top, bottom, before.page)
      const now = { page, first: pageAt(layout, top), last: pageAt(layout, bottom) }
      return before.page === page && before.first === now.first && before.last === now.last ? before : now
    })
  }, [layout])

  useEffect(() => watchSize(desk.current, setView), [])

  // Whatever changes the sizes of pages, somebody goes on reading where they were.
  useLayoutEffect(() => {
    const element = desk.current
    if (!element || !view) return
    element.scrollTop = heightAt(layout, place.current) - gap
    element.scrollLeft = (layout.width - element.clientWidth) / 2
    look()
  }, [layout, look, view])

  const go = useCallback(
    ({ page, part }: PdfPosition) => {
      const element = desk.current
      if (!element) return
      setSeen((before) => ({ ...before, page }))
      const y = heightAt(layout, { page, part })
      const isSeen = part > 0 && y > element.scrollTop + 40 && y < element.scrollTop + element.clientHeight - 40
      if (!isSeen) element.scrollTop = y - (part > 0 ? element.clientHeight / 3 : gap)
      look()
    },
    [layout, look],
  )

  const learnSize = useCallback((page: number, size: PageSize) => {
    setSizes((before) => {
      const known = before[page - 1]
      if (known?.width === size.width && known.height === size.height) return before
      return before.with(page - 1, size)
    })
  }, [])

  return {
    desk,
    layout,
    zoom,
    setZoom,
    page: seen.page,
    drawn: { first: Math.max(1, seen.first - ahead), last: Math.min(pdf.numPages, seen.last + ahead) },
    isReady: view !== null,
    look,
    go,
    learnSize,
  }
}

export type Desk = ReturnType<typeof useDesk>

function watchSize(element: HTMLElement | null, onResize: (size: PageSize) => void) {
  if (!element) return
  const observer = new ResizeObserver(() => onResize({ width: element.clientWidth, height: element.clientHeight }))
  observer.observe(element)
  return () => observer.disconnect()
}
