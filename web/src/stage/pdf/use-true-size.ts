import { useEffect } from 'react'
import { pointsToPixels } from './draw.ts'
import type { OpenPdf } from './open-pdf.ts'
import type { PageSize } from './size.ts'

export type OnSize = (page: number, size: PageSize) => void

/** All pages are taken to be as large as the first, until they are seen. */
export function useTrueSize({ pdf }: OpenPdf, number: number, onSize: OnSize) {
  useEffect(() => {
    pdf.getPage(number).then(
      (page) => {
        const { width, height } = page.getViewport({ scale: pointsToPixels })
        onSize(number, { width, height })
      },
      // The component that draws the page reports the failure.
      () => {},
    )
  }, [pdf, number, onSize])
}
