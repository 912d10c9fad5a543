import { type CSSProperties, memo, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { draw, forget, pointsToPixels } from './draw.ts'
import type { DrawingQueue } from './drawing-queue.ts'
import type { PdfHit } from './hit.ts'
import { Marks } from './marks.tsx'
import type { OpenPdf } from './open-pdf.ts'
import styles from './sheet.module.css'
import type { PageSize } from './size.ts'
import { useTextLayer } from './use-text-layer.ts'
import { type OnSize, useTrueSize } from './use-true-size.ts'

interface SheetProps {
  document: OpenPdf
  page: number
  size: PageSize
  top: number
  scale: number
  queue: DrawingQueue
  /** The page somebody is on, for whoever decides what is drawn first. */
  near: RefObject<number>
  hits: PdfHit[]
  current: PdfHit | null
  onSize: OnSize
  /** Somebody pointed at a character: the piece it is written in, and where in it. */
  onPoint?: (piece: number, offset: number) => void
}

/** One page: its picture, and over it its words. */
export const Sheet = memo(function Sheet(props: SheetProps) {
  const { document, page, size, top, scale, hits, current, onSize, onPoint } = props
  const { t } = useTranslation('resource')
  const picture = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const state = useDrawing(props, picture)
  useTrueSize(document, page, onSize)
  const pieces = useTextLayer(document, page, words, state === 'drawn')

  return (
    <section
      className={styles.sheet}
      aria-label={t('viewer.page', { page })}
      data-page={page}
      data-state={state}
      style={
        {
          top,
          width: Math.round(size.width * scale),
          height: Math.round(size.height * scale),
          '--total-scale-factor': scale * pointsToPixels,
        } as CSSProperties
      }
    >
      <div ref={picture} className={styles.picture} aria-hidden="true" />
      {pieces && <Marks pdf={document.pdf} page={page} pieces={pieces} hits={hits} current={current} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: whoever uses no pointer chooses from the list beside the page */}
      <div
        ref={words}
        className={styles.words}
        onClick={onPoint && pieces ? ({ clientX, clientY }) => point(pieces, clientX, clientY, onPoint) : undefined}
      />
      {state === 'failed' && <p className={styles.failed}>{t('viewer.page_failed', { page })}</p>}
    </section>
  )
})

/** The picture of before stays until the new one is there: nothing goes blank when somebody zooms. */
function useDrawing({ document, page, scale, queue, near }: SheetProps, picture: RefObject<HTMLDivElement | null>) {
  const [state, setState] = useState<'waiting' | 'drawn' | 'failed'>('waiting')

  useEffect(() => {
    const element = picture.current
    return draw({
      pdf: document.pdf,
      page,
      scale,
      queue,
      distance: () => Math.abs(page - near.current),
      onDrawn(canvas) {
        forget(canvasIn(element))
        element?.replaceChildren(canvas)
        setState('drawn')
        document.seen.resolve()
      },
      onFailed() {
        setState('failed')
        document.seen.resolve()
      },
    })
  }, [document, page, scale, queue, near, picture])

  useEffect(() => {
    const element = picture.current
    return () => forget(canvasIn(element))
  }, [picture])

  return state
}

function point(pieces: HTMLElement[], x: number, y: number, onPoint: NonNullable<SheetProps['onPoint']>) {
  const caret = document.caretPositionFromPoint(x, y)
  const piece = pieces.indexOf(caret?.offsetNode.parentElement as HTMLElement)
  if (caret && piece >= 0) onPoint(piece, caret.offset)
}

function canvasIn(element: HTMLElement | null) {
  return element?.querySelector('canvas') ?? null
}
