import type { Diagram } from './open-diagram.ts'

const highest = 640
const lowest = 320
/** Below this the texts of a diagram cannot be read: narrow screens scroll instead. */
const smallest = 0.72

/**
 * Gives the place the height its drawing needs, and the drawing the size of its place. On narrow screens the place grows as
 * wide as the drawing and the frame around it scrolls, which is what fingers expect.
 */
export function fitDiagram(diagram: Diagram, place: HTMLElement) {
  const canvas = diagram.get('canvas')
  const { inner } = canvas.viewbox()
  const room = place.parentElement?.clientWidth ?? inner.width
  const full = fillsScreen(place)
  const scale = Math.min(1, room / inner.width)
  const scrolls = scale < smallest && room < 768

  place.style.width = scrolls ? `${inner.width * smallest}px` : ''
  const needed = inner.height * (scrolls ? smallest : scale)
  place.style.height = full ? '100%' : `${Math.min(highest, Math.max(lowest, needed))}px`
  canvas.resized()
  canvas.zoom('fit-viewport', 'auto')
}

/** Fits anew whenever the room becomes wider or narrower, or the frame takes the whole screen or gives it back. */
export function keepFitting(diagram: Diagram, place: HTMLElement): () => void {
  const room = place.parentElement ?? place
  let known = ''
  const observer = new ResizeObserver(() => {
    const now = `${room.clientWidth} ${fillsScreen(place)}`
    if (now === known || room.clientWidth === 0) return
    known = now
    fitDiagram(diagram, place)
  })
  observer.observe(room)
  return () => observer.disconnect()
}

function fillsScreen(place: HTMLElement): boolean {
  return place.closest('[data-full="screen"], [data-full="page"]') !== null
}
