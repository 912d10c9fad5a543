import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { DrawingQueue } from './drawing-queue.ts'

/** A page is drawn at 96 dots per inch; the document counts 72. */
export const pointsToPixels = 96 / 72
/** 32 MB of picture, however far somebody zooms in: beyond that the browser enlarges it. */
const mostPixels = 8_000_000

interface PageDrawingRequest {
  pdf: PDFDocumentProxy
  page: number
  scale: number
  queue: DrawingQueue
  distance: () => number
  onDrawn: (canvas: HTMLCanvasElement) => void
  onFailed: () => void
}

/** Draws a page when its turn comes. What is answered gives the wish up, whether it is waiting or being drawn. */
export function draw({ pdf, page: number, scale, queue, distance, onDrawn, onFailed }: PageDrawingRequest): () => void {
  let giveUp = () => {}
  let isWanted = true
  const given = Promise.withResolvers<void>()
  // A page that waits for its bytes must not hold up those that have theirs, once nobody wants it any more.
  const remove = queue.add({ distance, run: () => Promise.race([run(), given.promise]) })

  async function run() {
    try {
      const page = await pdf.getPage(number)
      const canvas = document.createElement('canvas')
      const plain = page.getViewport({ scale: scale * pointsToPixels })
      const dots = Math.min(devicePixelRatio, 2, Math.sqrt(mostPixels / (plain.width * plain.height)))
      const viewport = page.getViewport({ scale: scale * pointsToPixels * dots })
      canvas.width = Math.floor(viewport.width)
      canvas.height = Math.floor(viewport.height)
      if (!isWanted) return

      const task = page.render({ canvas, viewport })
      giveUp = () => task.cancel()
      await task.promise
      if (isWanted) onDrawn(canvas)
    } catch {
      if (isWanted) onFailed()
    }
  }

  return () => {
    isWanted = false
    remove()
    giveUp()
    given.resolve()
  }
}

/** Pictures that are no longer shown give their memory back at once, not when the browser gets to it. */
export function forget(canvas: HTMLCanvasElement | null) {
  if (!canvas) return
  canvas.width = 0
  canvas.height = 0
  canvas.remove()
}
