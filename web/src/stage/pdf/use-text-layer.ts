import { type RefObject, useEffect, useState } from 'react'
import { pointsToPixels } from './draw.ts'
import type { OpenPdf } from './open-pdf.ts'

/**
 * The words of a page, transparent, where they stand in its picture: for selecting, copying and reading aloud.
 * Answers the pieces they are written in, once they are there.
 */
export function useTextLayer(
  { pdf, TextLayer }: OpenPdf,
  number: number,
  container: RefObject<HTMLElement | null>,
  isWanted: boolean,
): HTMLElement[] | null {
  const [pieces, setPieces] = useState<HTMLElement[] | null>(null)

  useEffect(() => {
    const element = container.current
    if (!isWanted || !element) return

    let hasLeft = false
    async function write(element: HTMLElement) {
      const page = await pdf.getPage(number)
      const textContentSource = await page.getTextContent()
      if (hasLeft) return
      // Sizes follow the scale of the sheet by themselves.
      const viewport = page.getViewport({ scale: pointsToPixels })
      const layer = new TextLayer({ textContentSource, container: element, viewport })
      await layer.render()
      if (!hasLeft) setPieces(layer.textDivs)
    }
    // A page without words is still a page.
    write(element).catch(() => {})
    return () => {
      hasLeft = true
      element.replaceChildren()
      setPieces(null)
    }
  }, [pdf, TextLayer, number, container, isWanted])

  return pieces
}
