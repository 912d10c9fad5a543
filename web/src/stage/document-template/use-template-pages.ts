import { useEffect, useMemo, useState } from 'react'
import type { OpenPdf } from '../pdf/open-pdf.ts'
import type { PdfTextRange } from '../pdf/places.ts'
import { usePageTexts } from '../pdf/use-page-texts.ts'
import type { usePages } from '../pdf/use-pages.ts'
import { usePdf } from '../pdf/use-pdf.ts'
import type { StageContent } from '../widget.ts'
import { placesOfSamples, placesOfTags } from './find-places.ts'

const nowhere: PdfTextRange[] = []

/** The document as it is shipped or as it is filled, its words, and where the placeholders stand in them. */
export function useTemplatePages(
  { pdf, other_pdf, renew }: ReturnType<typeof usePages>,
  placeholders: StageContent<'document-template'>['inside']['placeholders'],
  isFilled: boolean,
) {
  const filled = usePdf(isFilled ? other_pdf : null, async () => (await renew()).other_pdf)
  // Its tags tell where the values stand in the filled one, which is shown first.
  const isWanted = useWasSeen(filled.document) || !isFilled || filled.failed
  const shipped = usePdf(isWanted ? pdf : null, async () => (await renew()).pdf)
  const shippedTexts = usePageTexts(shipped.document, isFilled ? 'at once' : 'once seen')
  const filledTexts = usePageTexts(isFilled ? filled.document : null)

  const places = useMemo(() => {
    const words = shippedTexts?.map(({ text }) => text)
    const others = filledTexts?.map(({ text }) => text)
    if (!words || (isFilled && !others)) return nowhere
    return others && isFilled
      ? placesOfSamples({ shipped: words, filled: others }, placeholders)
      : placesOfTags(words, placeholders)
  }, [shippedTexts, filledTexts, isFilled, placeholders])

  return { ...(isFilled ? filled : shipped), texts: isFilled ? filledTexts : shippedTexts, places }
}

function useWasSeen(document: OpenPdf | null): boolean {
  const [wasSeen, setSeen] = useState(false)
  useEffect(() => {
    document?.seen.promise.then(() => setSeen(true))
  }, [document])
  return wasSeen
}
