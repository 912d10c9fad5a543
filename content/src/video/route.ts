import { accent, ink, white } from './palette.ts'
import { disc, fade, path } from './shapes.ts'

type RoutePoint = readonly [x: number, y: number]

interface RouteLine {
  /** How much of it is drawn. */
  drawn?: number
  stroke?: string
  dashed?: boolean
  head?: boolean
}

/** A line with corners, '300,360 420,360', that grows from its beginning; an arrow's head once it has arrived. */
export function route(way: string, { drawn = 1, stroke = ink, dashed = false, head = true }: RouteLine = {}) {
  if (drawn <= 0) return ''
  const points = pointsOf(way)
  const { passed } = along(points, drawn)
  const d = passed.map(([x, y], place) => `${place === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
  const body = path(d, { stroke, 'stroke-dasharray': dashed ? '7 6' : undefined })
  return body + (head && drawn >= 1 ? arrowHead(points, stroke) : '')
}

/** What travels through a diagram: the document that somebody sent. */
export function token(way: string, progress: number, fill = accent): string {
  const [x, y] = along(pointsOf(way), progress).point
  return fade(progress > 0 ? 1 : 0, disc(x, y, 13, { fill, stroke: white, 'stroke-width': 4 }))
}

function pointsOf(way: string): RoutePoint[] {
  return way.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number)
    return [x, y]
  })
}

function along(points: readonly RoutePoint[], progress: number): { point: RoutePoint; passed: RoutePoint[] } {
  let left = total(points) * Math.min(progress, 1)
  const passed: RoutePoint[] = [...points.slice(0, 1)]
  for (const [place, to] of points.entries()) {
    const from = points[place - 1]
    if (!from) continue
    const length = distance(from, to)
    const share = length === 0 ? 1 : Math.min(left / length, 1)
    const point: RoutePoint = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
    passed.push(point)
    if (share < 1) return { point, passed }
    left -= length
  }
  return { point: points.at(-1) ?? [0, 0], passed }
}

function arrowHead(points: readonly RoutePoint[], fill: string): string {
  const [x, y] = points.at(-1) ?? [0, 0]
  const [fromX, fromY] = points.at(-2) ?? [0, 0]
  const turn = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI
  return path('M0 0L-12 -6V6z', { fill, stroke: 'none', transform: `translate(${x} ${y}) rotate(${turn.toFixed(0)})` })
}

function total(points: readonly RoutePoint[]): number {
  return points.reduce((sum, point, place) => sum + distance(points[place - 1] ?? point, point), 0)
}

function distance([fromX, fromY]: RoutePoint, [toX, toY]: RoutePoint): number {
  return Math.hypot(toX - fromX, toY - fromY)
}
