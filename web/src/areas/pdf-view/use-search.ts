import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useMemo, useState } from 'react'
import type { PdfHit } from '../../stage/pdf/hit.ts'
import { findIn, textOf } from '../../stage/pdf/page-text.ts'
import type { PdfPosition } from './layout.ts'

export interface PdfSearch {
  words: string
  setWords: (words: string) => void
  hits: PdfHit[]
  current: PdfHit | null
  /** Pages not yet looked through. */
  left: number
  step: (by: 1 | -1) => void
}

const typingPause = 200
/** Beyond this nobody counts. */
const mostHits = 20_000

interface PdfSearchResult {
  words: string
  hits: Map<number, PdfHit[]>
  left: number
}

/** Looks through the document from the page somebody is on, and leads to the first place as soon as it is known. */
export function useSearch(pdf: PDFDocumentProxy, pageNow: () => number, go: (place: PdfPosition) => void): PdfSearch {
  const [words, setWords] = useState('')
  const [found, setFound] = useState<PdfSearchResult>({ words: '', hits: new Map(), left: 0 })
  const [current, setCurrent] = useState<PdfHit | null>(null)
  const hits = useMemo(
    () => [...found.hits.entries()].sort(([one], [other]) => one - other).flatMap(([, hits]) => hits),
    [found],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: a search begins with new words, not with a new place
  useEffect(() => {
    setCurrent(null)
    setFound({ words, hits: new Map(), left: words.trim() ? pdf.numPages : 0 })
    if (!words.trim()) return

    const stop = new AbortController()
    const timer = setTimeout(() => {
      lookThrough(pdf, words, pageNow(), stop.signal, (next) => {
        setFound(next)
        const [first] = [...next.hits.values()].flat()
        setCurrent((before) => {
          if (!before && first) go(first)
          return before ?? first ?? null
        })
      })
    }, typingPause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [pdf, words])

  const step = (by: 1 | -1) => {
    const next = hits.at((current ? hits.indexOf(current) + by : 0) % hits.length)
    if (!next) return
    setCurrent(next)
    go(next)
  }
  return { words, setWords, hits, current, left: found.left, step }
}

/** Pages in the order of reading, the ones before the first at the end. Tells what it found a few times a second. */
async function lookThrough(
  pdf: PDFDocumentProxy,
  words: string,
  first: number,
  signal: AbortSignal,
  onResult: (found: PdfSearchResult) => void,
) {
  const hits = new Map<number, PdfHit[]>()
  let reportedAt = 0
  let count = 0
  for (let done = 0; done < pdf.numPages && count < mostHits; done += 1) {
    const page = ((first - 1 + done) % pdf.numPages) + 1
    const text = await textOf(pdf, page).catch(() => null)
    if (signal.aborted) return

    const here = text ? findIn(text, words) : []
    if (text && here.length > 0) {
      hits.set(
        page,
        here.map(({ from, to }) => ({ page, from, to, part: text.heights[text.pieces[from] ?? 0] ?? 0 })),
      )
      count += here.length
    }
    const isFirst = here.length > 0 && hits.size === 1
    if (isFirst || performance.now() - reportedAt > 150) {
      reportedAt = performance.now()
      onResult({ words, hits: new Map(hits), left: pdf.numPages - done - 1 })
    }
  }
  onResult({ words, hits, left: 0 })
}
