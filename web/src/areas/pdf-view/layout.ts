import type { PageSize } from '../../stage/pdf/size.ts'

/** Where each page begins, and how much room all of them take, at one scale. */
export interface PdfLayout {
  scale: number
  sizes: PageSize[]
  tops: number[]
  width: number
  height: number
}

/** A place in the document that survives zooming: a page, and how far down it as a part of its height. */
export interface PdfPosition {
  page: number
  part: number
}

/** Between two pages, and around them. */
export const gap = 16

export function layOut(sizes: PageSize[], scale: number): PdfLayout {
  const tops: number[] = []
  let height = gap
  let width = 0
  for (const size of sizes) {
    tops.push(height)
    height += Math.round(size.height * scale) + gap
    width = Math.max(width, Math.round(size.width * scale))
  }
  return { scale, sizes, tops, width: width + 2 * gap, height }
}

function heightOf({ sizes, scale }: PdfLayout, page: number): number {
  return Math.round((sizes[page - 1]?.height ?? 0) * scale)
}

/** The page at this height: the last one that begins above it. */
export function pageAt({ tops }: PdfLayout, y: number): number {
  let low = 0
  let high = tops.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((tops[middle] ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return low + 1
}

export function placeAt(layout: PdfLayout, y: number): PdfPosition {
  const page = pageAt(layout, y)
  return { page, part: (y - (layout.tops[page - 1] ?? 0)) / Math.max(1, heightOf(layout, page)) }
}

export function heightAt(layout: PdfLayout, { page, part }: PdfPosition): number {
  return (layout.tops[page - 1] ?? 0) + part * heightOf(layout, page)
}

/**
 * The page somebody is on: the one of which the largest part is seen. Where several are seen whole, they stay on the
 * one they were on, and else are on the first.
 */
export function pageInView(layout: PdfLayout, top: number, bottom: number, before: number): number {
  const seen = (page: number) => {
    const begins = layout.tops[page - 1] ?? 0
    const height = Math.max(1, heightOf(layout, page))
    return (Math.min(bottom, begins + height) - Math.max(top, begins)) / height
  }
  const last = pageAt(layout, bottom)
  let best = pageAt(layout, top)
  for (let page = best; page <= last; page += 1) if (seen(page) > seen(best) + 0.001) best = page
  return before <= layout.tops.length && seen(before) >= seen(best) - 0.001 ? before : best
}
