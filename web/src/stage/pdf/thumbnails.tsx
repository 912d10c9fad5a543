import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { draw, forget } from './draw.ts'
import type { DrawingQueue } from './drawing-queue.ts'
import type { OpenPdf } from './open-pdf.ts'
import type { PageSize } from './size.ts'
import styles from './thumbnails.module.css'
import { type OnSize, useTrueSize } from './use-true-size.ts'

const width = 96
/** The number under the picture, and the room between two of them. */
const below = 36

interface ThumbnailsProps {
  document: OpenPdf
  sizes: PageSize[]
  page: number
  queue: DrawingQueue
  near: RefObject<number>
  onChoose: (page: number) => void
  onSize: OnSize
}

/** Pages in small, at the side; drawn when all that is read is drawn. */
export function Thumbnails({ document, sizes, page, queue, near, onChoose, onSize }: ThumbnailsProps) {
  const { t } = useTranslation('resource')
  const list = useRef<HTMLElement>(null)
  const [first] = sizes
  const row = Math.round((width / (first?.width ?? 1)) * (first?.height ?? 1)) + below
  const { from, to, look } = useRows(list, row, sizes.length)
  useStayInView(list, page, row)

  return (
    <nav ref={list} className={styles.thumbnails} aria-label={t('viewer.thumbnails')} onScroll={look}>
      <ol style={{ height: sizes.length * row }}>
        {sizes.slice(from - 1, to).map((size, index) => {
          const number = from + index
          return (
            <li key={number} style={{ top: (number - 1) * row, height: row }}>
              <button
                type="button"
                aria-label={t('viewer.page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onChoose(number)}
              >
                <Thumbnail
                  document={document}
                  size={size}
                  queue={queue}
                  near={near}
                  onSize={onSize}
                  page={number}
                  tall={row - below}
                />
                <span>{number}</span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

interface ThumbnailProps extends Pick<ThumbnailsProps, 'document' | 'page' | 'queue' | 'near' | 'onSize'> {
  size: PageSize
  tall: number
}

function Thumbnail({ document, page, size, queue, near, tall, onSize }: ThumbnailProps) {
  const paper = useRef<HTMLSpanElement>(null)
  useTrueSize(document, page, onSize)
  const scale = Math.min(width / size.width, tall / size.height)

  useEffect(() => {
    const element = paper.current
    const giveUp = draw({
      pdf: document.pdf,
      page,
      scale,
      queue,
      distance: () => 1000 + Math.abs(page - near.current),
      onDrawn: (canvas) => element?.replaceChildren(canvas),
      onFailed: () => {},
    })
    return () => {
      giveUp()
      forget(element?.querySelector('canvas') ?? null)
    }
  }, [document, page, scale, queue, near])

  return (
    <span ref={paper} className={styles.paper} style={{ width: size.width * scale, height: size.height * scale }} />
  )
}

/** The rows that are seen, and two more on either side. */
function useRows(list: RefObject<HTMLElement | null>, row: number, count: number) {
  const [rows, setRows] = useState({ from: 1, to: Math.min(count, 8) })
  const look = () => {
    const element = list.current
    if (!element || element.clientHeight === 0) return
    const from = Math.max(1, Math.floor(element.scrollTop / row) - 1)
    const to = Math.min(count, Math.ceil((element.scrollTop + element.clientHeight) / row) + 2)
    setRows((before) => (before.from === from && before.to === to ? before : { from, to }))
  }
  const latest = useRef(look)
  latest.current = look

  useEffect(() => {
    if (!list.current) return
    const observer = new ResizeObserver(() => latest.current())
    observer.observe(list.current)
    return () => observer.disconnect()
  }, [list])
  return { ...rows, look }
}

function useStayInView(list: RefObject<HTMLElement | null>, page: number, row: number) {
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const top = (page - 1) * row
    const isSeen = top >= element.scrollTop && top + row <= element.scrollTop + element.clientHeight
    if (!isSeen) element.scrollTop = top - (element.clientHeight - row) / 2
  }, [list, page, row])
}
