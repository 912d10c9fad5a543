import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { DrawingQueue } from './drawing-queue.ts'
import type { PdfHit } from './hit.ts'
import type { OpenPdf } from './open-pdf.ts'
import styles from './pages.module.css'
import { Sheet } from './sheet.tsx'
import type { PageSize } from './size.ts'
import { Thumbnails } from './thumbnails.tsx'

interface PagesProps {
  document: OpenPdf
  page: number
  onPage: (page: number) => void
  /** Null for as large as fits. */
  zoom: number | null
  onScale: (scale: number) => void
  hits: PdfHit[]
  onPoint?: (piece: number, offset: number) => void
}

const around = 24

/** One page on the table and all of them in small beside it. */
export function Pages({ document, page, onPage, zoom, onScale, hits, onPoint }: PagesProps) {
  const [queue] = useState(() => new DrawingQueue())
  const desk = useRef<HTMLDivElement>(null)
  const near = useRef(page)
  near.current = page
  const { sizes, learn } = useSizes(document)
  const size = sizes[page - 1] ?? document.firstSize
  const fit = useFit(desk, size)
  const scale = zoom ?? fit

  useEffect(() => {
    if (scale) onScale(scale)
  }, [scale, onScale])

  return (
    <div className={styles.pages} data-many={sizes.length > 1 || undefined}>
      {sizes.length > 1 && (
        <Thumbnails
          document={document}
          sizes={sizes}
          page={page}
          queue={queue}
          near={near}
          onChoose={onPage}
          onSize={learn}
        />
      )}
      <div ref={desk} className={styles.desk}>
        {scale !== null && (
          <div
            className={styles.paper}
            style={{ width: size.width * scale + 2 * around, height: size.height * scale + 2 * around }}
          >
            <Sheet
              key={page}
              document={document}
              page={page}
              size={size}
              scale={scale}
              queue={queue}
              near={near}
              hits={hits}
              top={around}
              current={null}
              onSize={learn}
              {...(onPoint && { onPoint })}
            />
          </div>
        )}
      </div>
    </div>
  )
}

/** As large as the first until they are seen. */
function useSizes({ pdf, firstSize }: OpenPdf) {
  const [known, setKnown] = useState<Record<number, PageSize>>({})
  const learn = useCallback((page: number, { width, height }: PageSize) => {
    setKnown((before) => {
      const old = before[page]
      return old?.width === width && old.height === height ? before : { ...before, [page]: { width, height } }
    })
  }, [])
  const sizes = Array.from({ length: pdf.numPages }, (_, index) => known[index + 1] ?? firstSize)
  return { sizes, learn }
}

/** The whole page where there is a height to fit, else its width. */
function useFit(desk: RefObject<HTMLElement | null>, { width, height }: PageSize): number | null {
  const [room, setRoom] = useState<PageSize | null>(null)

  useEffect(() => {
    const element = desk.current
    if (!element) return
    const look = () => setRoom({ width: element.clientWidth, height: isTall(element) ? element.clientHeight : 0 })
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [desk])

  if (!room) return null
  const wide = (room.width - 2 * around) / width
  const tall = room.height > 0 ? (room.height - 2 * around) / height : wide
  return Math.max(0.2, Math.min(wide, tall, 1.5))
}

/** On a phone the page scrolls with everything else and has no height of its own. */
function isTall(element: HTMLElement) {
  return getComputedStyle(element).overflowY === 'auto'
}
