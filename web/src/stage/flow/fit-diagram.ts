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
  const full = document.fullscreenElement !== null
  const scale = Math.min(1, room / inner.width)
  const scrolls = scale < smallest && room < 768

  place.style.width = scrolls ? `${inner.width * smallest}px` : ''
  const needed = inner.height * (scrolls ? smallest : scale)
  place.style.height = full ? '100%' : `${Math.min(highest, Math.max(lowest, needed))}px`
  canvas.resized()
  canvas.zoom('fit-viewport', 'auto')
}
