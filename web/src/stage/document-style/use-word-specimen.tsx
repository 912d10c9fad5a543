import { type Language, languages } from '@atrium/contract/languages'
import type { InsideOf } from '@atrium/contract/resource/inside'
import { specimenIn } from '@atrium/contract/resource/specimen'
import { useEffect, useMemo, useState } from 'react'
import { NoPages } from '../pdf/no-pages.tsx'
import { PageTurner } from '../pdf/page-turner.tsx'
import { Pages } from '../pdf/pages.tsx'
import { placesInOrder } from '../pdf/places.ts'
import { hitsOn, placeAt, usePageTexts } from '../pdf/use-page-texts.ts'
import type { usePages } from '../pdf/use-pages.ts'
import { usePdf } from '../pdf/use-pdf.ts'
import { useZoom } from '../pdf/use-zoom.ts'

interface WordSpecimenInput {
  opened: ReturnType<typeof usePages>
  inside: InsideOf<'document-style'>
  language: Language
  moment: 'before' | 'after'
  chosen: string | null
  onChoose: (style_id: string) => void
}

/** The pages made of the specimen, opened where the reader's language begins. */
export function useWordSpecimen({ opened, inside, language, moment, chosen, onChoose }: WordSpecimenInput) {
  const { pdf, other_pdf, pages: state, renew } = opened
  const isBefore = moment === 'before'
  const styled = usePdf(pdf, async () => (await renew()).pdf)
  const plain = usePdf(isBefore ? other_pdf : null, async () => (await renew()).other_pdf)
  const { document, failed } = isBefore ? plain : styled
  // Whoever reads the language that comes first needs no words to be shown the right page.
  const texts = usePageTexts(document, language === languages[0] ? 'once seen' : 'at once')
  const { zoom, onScale, buttons } = useZoom()
  const [turned, setTurned] = useState<number | null>(null)

  const paragraphs = useMemo(() => languages.flatMap((one) => specimenIn(inside.styles, one)), [inside])
  const places = useMemo(
    () =>
      placesInOrder(
        texts?.map(({ text }) => text) ?? [],
        paragraphs.map(({ text }, index) => ({ id: String(index), text })),
      ).map((place) => ({ ...place, paragraph: paragraphs[Number(place.id)] })),
    [texts, paragraphs],
  )
  const first = places.find(({ paragraph }) => paragraph?.language === language)?.page ?? 1
  const page = Math.min(turned ?? first, document?.pdf.numPages ?? 1)
  const hits = useMemo(() => {
    const ofChosen = places.filter(({ paragraph }) => chosen !== null && paragraph?.style_id === chosen)
    return hitsOn(ofChosen, page, null).map((hit) => ({ ...hit, chosen: true }))
  }, [places, page, chosen])

  // The first paragraph of the body is what most people come to see.
  useEffect(() => {
    const body = paragraphs.find(({ role }) => role === 'body')?.style_id
    if (chosen === null && body) onChoose(body)
  }, [paragraphs, chosen, onChoose])

  const goTo = (style_id: string) => {
    const found = places.find(({ paragraph }) => paragraph?.language === language && paragraph.style_id === style_id)
    if (found) setTurned(found.page)
  }
  const point = (piece: number, offset: number) => {
    const here = places.filter((place) => place.page === page)
    const found = placeAt(texts?.[page - 1], here, piece, offset)
    const style_id = here.find((place) => place === found)?.paragraph?.style_id
    if (style_id) onChoose(style_id)
  }

  return {
    goTo,
    zoom: document ? buttons : undefined,
    turner: document && <PageTurner page={page} pages={document.pdf.numPages} onPage={setTurned} />,
    pages:
      document && !failed ? (
        <Pages
          document={document}
          page={page}
          zoom={zoom}
          onScale={onScale}
          hits={hits}
          onPage={setTurned}
          onPoint={point}
        />
      ) : (
        <NoPages pages={state} failed={failed || (isBefore && other_pdf === null)} />
      ),
  }
}
