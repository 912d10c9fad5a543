import { useEffect, useState } from 'react'
import type { PdfHit } from './hit.ts'
import type { OpenPdf } from './open-pdf.ts'
import { type PdfPageText, textOf } from './page-text.ts'
import type { PdfTextRange } from './places.ts'

/** Nobody looks for a placeholder on the pages behind. */
const most = 60

/** The words of all pages, once they are read; null until then. They can wait until a page is seen. */
export function usePageTexts(
  document: OpenPdf | null,
  when: 'at once' | 'once seen' = 'once seen',
): PdfPageText[] | null {
  const [read, setRead] = useState<{ document: OpenPdf; texts: PdfPageText[] } | null>(null)

  useEffect(() => {
    if (!document) return
    let hasLeft = false
    const numbers = Array.from({ length: Math.min(document.pdf.numPages, most) }, (_, index) => index + 1)
    const readAll = async () => {
      if (when === 'once seen') await document.seen.promise
      if (hasLeft) return
      const texts = await Promise.all(numbers.map((number) => textOf(document.pdf, number)))
      if (!hasLeft) setRead({ document, texts })
    }
    // A document without words is still shown.
    readAll().catch(() => {})
    return () => {
      hasLeft = true
    }
  }, [document, when])

  return read && read.document === document ? read.texts : null
}

/** What stands at a character of a page, of all that was found. */
export function placeAt(
  text: PdfPageText | undefined,
  places: PdfTextRange[],
  piece: number,
  offset: number,
): PdfTextRange | null {
  if (!text) return null
  return (
    places.find(({ from, to }) => {
      for (let index = from; index < to; index += 1) {
        if (text.pieces[index] === piece && Math.abs((text.offsets[index] ?? 0) - offset) <= 1) return true
      }
      return false
    }) ?? null
  )
}

export function hitsOn(places: PdfTextRange[], page: number, chosen: string | null): PdfHit[] {
  return places
    .filter((place) => place.page === page)
    .map(({ id, from, to }) => ({ page, from, to, part: 0, chosen: id === chosen }))
}
