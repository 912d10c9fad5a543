import type { PageSize } from '../../stage/pdf/size.ts'
import { gap } from './layout.ts'

/** A number, or what the page is to fit: the width, the whole view, or the width without growing out of proportion. */
export type PdfZoom = number | 'automatic' | 'width' | 'page'

export const zoomSteps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]
const least = 0.25
const most = 4
const largestAutomatic = 1.25

/** What a zoom means for this page in this window. */
export function scaleOf(zoom: PdfZoom, page: PageSize, view: PageSize): number {
  const width = (view.width - 2 * gap) / page.width
  const height = (view.height - 2 * gap) / page.height
  const scales = { automatic: Math.min(width, largestAutomatic), width, page: Math.min(width, height) }
  return Math.max(least, Math.min(most, typeof zoom === 'number' ? zoom : scales[zoom]))
}

export function largerThan(scale: number): number {
  return zoomSteps.find((step) => step > scale + 0.005) ?? most
}

export function smallerThan(scale: number): number {
  return zoomSteps.findLast((step) => step < scale - 0.005) ?? least
}
