import { chanceFrom } from '../cover/random.ts'
import styles from './plan-fragment.module.css'

const right = 220
const bottom = 150

interface Court {
  left: number
  right: number
  top: number
  bottom: number
}

/** What fills the large room: a court with a tree, a hall of columns, wards along a corridor, a shed roof, a round hall, a basin. */
const rooms: ((court: Court) => string)[] = [
  ({ left, right, top, bottom }) =>
    `M${left} ${top}H${right}V${bottom}H${left}zM${left} ${top}L${right} ${bottom}${ring(right - 13, top + 13, 8)}`,
  ({ left, right, top, bottom }) =>
    [0, 1, 2, 3]
      .map((place) => ring(between(left, right, place), top + 6, 3) + ring(between(left, right, place), bottom - 6, 3))
      .join(''),
  ({ left, right, top, bottom }) => {
    const middle = (top + bottom) / 2
    const walls = [0, 1, 2, 3].map((place) => between(left, right, place))
    return `M${left} ${middle - 6}H${right}M${left} ${middle + 6}H${right}${walls.map((x) => `M${x} ${top}V${middle - 6}M${x} ${middle + 6}V${bottom}`).join('')}`
  },
  ({ left, right, top, bottom }) =>
    [0, 1, 2]
      .map((place) => `M${between(left, right, place)} ${bottom}V${top}L${between(left, right, place + 1)} ${bottom}z`)
      .join(''),
  ({ left, right, top, bottom }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const radius = (bottom - top) / 2
    return (
      ring(x, y, radius) +
      ring(x, y, radius * 0.55) +
      `M${x} ${y - radius}V${y + radius}M${x - radius} ${y}H${x + radius}`
    )
  },
  ({ left, right, top, bottom }) =>
    [0, 6, 12]
      .map((inset) => `M${left + inset} ${top + inset}H${right - inset}V${bottom - inset}H${left + inset}z`)
      .join(''),
]

/** A third of the way for each step. */
function between(from: number, to: number, step: number): number {
  return from + ((to - from) * step) / 3
}

function ring(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`
}

/** A corner of a floor plan in hairlines, the mark of a case; its large room follows from the industry, the rest from the id. */
export function PlanFragment({ id, industry = 0 }: { id: string | number; industry?: number }) {
  const chance = chanceFrom(`plan:${id}`)
  const x1 = chance.pick([64, 78, 92])
  const x2 = x1 + chance.pick([76, 88, 100])
  const y1 = chance.pick([34, 42])
  const y2 = y1 + chance.pick([66, 76])
  const court = { left: x1 + 13, right: x2 - 13, top: y1 + 11, bottom: y2 - 11 }
  const upper = x1 + Math.round((x2 - x1) * chance.pick([0.4, 0.5, 0.6]))
  const lower = x1 + Math.round((x2 - x1) * chance.pick([0.35, 0.65]))
  const middle = y1 + Math.round((y2 - y1) * chance.pick([0.45, 0.55]))
  const lowerLeft = chance.number() < 0.5 ? `M${x1} ${y2}V${bottom}` : `M20 ${y2}H${x1}`
  const upperRight = chance.number() < 0.5 ? `M${x2} ${y1}V0` : `M${x2} ${y1}H${right}`
  const inset = chance.pick([8, 14])

  const walls = `M${x1} ${y1}H${x2}V${y2}H${x1}zM${upper} 0V${y1}M${lower} ${y2}V${bottom}M20 ${middle}H${x1}M${x2} ${middle}H${right}`
  const doorways = `M${x1 + inset} ${y1}v-20a20 20 0 0 1 20 20M${x2 - inset} ${y2}v20a20 20 0 0 1 -20 -20`

  return (
    <svg className={styles.fragment} viewBox={`0 0 ${right} 240`} aria-hidden="true">
      <path d={rooms[industry % rooms.length]?.(court)} />
      <path strokeWidth="3" d={`M20 -4V${bottom}H${right + 4}`} />
      <path strokeWidth="1.6" d={walls + lowerLeft + upperRight} />
      <path d={doorways} />
    </svg>
  )
}
