import { useEffect } from 'react'
import { pointsToPixels } from './draw.ts'
import type { Size } from './layout.ts'
import type { OpenDocument } from './open-document.ts'

export type OnSize = (page: number, size: Size) => void

/** All pages are taken to be as large as the first, until they are seen. */
export function useTrueSize({ pdf }: OpenDocument, number: number, onSize: OnSize) {
  useEffect(() => {
    pdf.getPage(number).then(
      (page) => {
        const { width, height } = page.getViewport({ scale: pointsToPixels })
        onSize(number, { width, height })
      },
      // Whoever draws it says that it cannot be drawn.
      () => {},
    )
  }, [pdf, number, onSize])
}
