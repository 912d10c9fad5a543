import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import type { PdfHit } from './hit.ts'
import styles from './marks.module.css'
import { type PdfPageText, textOf } from './page-text.ts'

interface MarksProps {
  pdf: PDFDocumentProxy
  page: number
  /** What the words of the page are written in. */
  pieces: HTMLElement[]
  hits: PdfHit[]
  current: PdfHit | null
}

interface Mark {
  hit: PdfHit
  left: number
  top: number
  width: number
  height: number
}

/** Laid over what was found. In parts of the page, so that zooming needs no new measuring. */
export function Marks({ pdf, page, pieces, hits, current }: MarksProps) {
  const [marks, setMarks] = useState<Mark[]>([])

  useEffect(() => {
    let hasLeft = false
    textOf(pdf, page).then(
      (text) => !hasLeft && setMarks(hits.flatMap((hit) => marksOf(hit, text, pieces))),
      () => {},
    )
    return () => {
      hasLeft = true
    }
  }, [pdf, page, pieces, hits])

  return marks.map(({ hit, left, top, width, height }) => (
    <i
      key={`${hit.from} ${top} ${left}`}
      className={styles.mark}
      data-current={hit === current || hit.chosen || undefined}
      style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
    />
  ))
}

/** One mark for each piece the words run through: they may go on in the next line. */
function marksOf(hit: PdfHit, { pieces: pieceOf, offsets }: PdfPageText, pieces: HTMLElement[]): Mark[] {
  const spans = new Map<number, { from: number; to: number }>()
  for (let index = hit.from; index < hit.to; index += 1) {
    const piece = pieceOf[index] ?? 0
    const offset = offsets[index] ?? 0
    spans.set(piece, { from: spans.get(piece)?.from ?? offset, to: offset + 1 })
  }
  return [...spans].flatMap(([piece, span]) => markOn(pieces[piece], span) ?? []).map((box) => ({ hit, ...box }))
}

function markOn(piece: HTMLElement | undefined, { from, to }: { from: number; to: number }) {
  const text = piece?.firstChild
  const sheet = piece?.parentElement?.getBoundingClientRect()
  if (!(text instanceof Text) || !sheet) return null

  const range = document.createRange()
  range.setStart(text, Math.min(from, text.length))
  range.setEnd(text, Math.min(to, text.length))
  const { left, top, width, height } = range.getBoundingClientRect()
  return {
    left: ((left - sheet.left) / sheet.width) * 100,
    top: ((top - sheet.top) / sheet.height) * 100,
    width: (width / sheet.width) * 100,
    height: (height / sheet.height) * 100,
  }
}
