import type { Diagram } from './open-diagram.ts'

const highest = 780
const lowest = 320
/** Below this the texts of a diagram cannot be read, and a phone is held further away: the frame scrolls instead. */
const smallest = () => (innerWidth < 768 ? 0.8 : 0.54)
/** At the foot, for the mark of the library. */
const foot = 40

/** As wide as a sheet of A4 between its margins, in pixels of the style sheet. */
const paperWidth = 690

/**
 * Gives the place the height its drawing needs, and the drawing the size of its place. Where texts would become too small
 * to read, the place grows as wide as the drawing and the frame around it scrolls, which is what fingers expect.
 */
export function fitDiagram(diagram: Diagram, place: HTMLElement, paper?: number) {
  const canvas = diagram.get('canvas')
  const { inner } = canvas.viewbox()
  const room = paper ?? place.parentElement?.clientWidth ?? inner.width
  const least = paper === undefined ? smallest() : 0
  const isFilling = paper === undefined && fillsPlace(place)
  const isLaned = diagram
    .get('elementRegistry')
    .getAll()
    .some(({ type }) => type === 'bpmn:Lane')
  // Lanes reach the frame; what stands free keeps its distance.
  const margin = isLaned ? 0 : 24
  const widest = inner.width + 2 * margin
  const tallest = inner.height + 2 * margin
  const high = isFilling ? heightOf(place) : Number.POSITIVE_INFINITY
  const scale = Math.max(least, Math.min(1, room / widest, (high - foot) / tallest))

  place.style.width = paper !== undefined || widest * scale > room + 1 ? `${widest * scale}px` : ''
  place.style.height = '100%'
  place.style.minHeight = isFilling
    ? `${tallest * scale + foot > high + 1 ? tallest * scale + foot : 0}px`
    : `${Math.min(highest, Math.max(lowest, tallest * scale + foot))}px`
  canvas.resized()

  const { width, height } = place.getBoundingClientRect()
  const fitting = Math.min(scale, (height - foot) / tallest)
  const spare = width / fitting - inner.width
  canvas.viewbox({
    x: inner.x - (isLaned ? 0 : spare / 2),
    y: inner.y - margin,
    width: width / fitting,
    height: height / fitting,
  })
}

/** Fits anew whenever the room becomes wider or narrower, or the place that is filled higher or lower, and for printing. */
export function keepFitting(diagram: Diagram, place: HTMLElement): () => void {
  const room = place.parentElement ?? place
  let known = ''
  const observer = new ResizeObserver(() => {
    const now = `${room.clientWidth} ${fillsPlace(place) && heightOf(place)}`
    if (now === known || room.clientWidth === 0) return
    known = now
    fitDiagram(diagram, place)
  })
  const fitPaper = () => fitDiagram(diagram, place, paperWidth)
  const fitScreen = () => fitDiagram(diagram, place)
  observer.observe(room)
  addEventListener('beforeprint', fitPaper)
  addEventListener('afterprint', fitScreen)
  return () => {
    observer.disconnect()
    removeEventListener('beforeprint', fitPaper)
    removeEventListener('afterprint', fitScreen)
  }
}

/** The style sheet of the frame says whether the height is given: on the whole screen, and where the frame is narrow. */
function fillsPlace(place: HTMLElement): boolean {
  return getComputedStyle(place).getPropertyValue('--stage-fills').trim() === '1'
}

/** Of what scrolls: bars do not change it. */
function heightOf(place: HTMLElement): number {
  return place.closest<HTMLElement>('[data-ground]')?.offsetHeight ?? place.clientHeight
}
