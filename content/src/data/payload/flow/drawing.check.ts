/** Whether a drawing is one that a careful person would make. */
interface DrawnBox {
  x: number
  y: number
  width: number
  height: number
}

export interface DrawnShape {
  id: string
  /** The step a timer sits on. */
  host?: string | undefined
  box: DrawnBox
}

interface DrawnLine {
  id: string
  ends: (string | undefined)[]
  points: { x: number; y: number }[]
}

export function overlaps(shapes: readonly DrawnShape[]): string[] {
  return shapes.flatMap((one, place) =>
    shapes
      .slice(place + 1)
      .filter((other) => one.host !== other.id && other.host !== one.id && touch(one.box, other.box))
      .map((other) => `${one.id} on ${other.id}`),
  )
}

export function slants(lines: readonly DrawnLine[]): string[] {
  return lines
    .filter(({ points }) => segments(points).some(({ width, height }) => width > 0 && height > 0))
    .map(({ id }) => id)
}

/** A way touches only where it begins and where it ends. */
export function crossings(lines: readonly DrawnLine[], shapes: readonly DrawnShape[]): string[] {
  return lines.flatMap(({ id, ends, points }) =>
    shapes
      .filter((shape) => !ends.includes(shape.id) && !ends.includes(shape.host))
      .filter(({ box }) => segments(points).some((segment) => touch(segment, box)))
      .map((shape) => `${id} through ${shape.id}`),
  )
}

function segments(points: DrawnLine['points']): DrawnBox[] {
  return points.slice(1).map((to, place) => {
    const from = points[place] ?? to
    return {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(from.x - to.x),
      height: Math.abs(from.y - to.y),
    }
  })
}

function touch(one: DrawnBox, other: DrawnBox): boolean {
  const across = one.x <= other.x + other.width && other.x <= one.x + one.width
  return across && one.y <= other.y + other.height && other.y <= one.y + one.height
}
