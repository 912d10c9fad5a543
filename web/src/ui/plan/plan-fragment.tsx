import { chanceFrom } from '../cover/random.ts'
import styles from './plan-fragment.module.css'

const right = 220
const bottom = 150

/** A corner of a floor plan in hairlines, the mark of a case; the same id gives the same corner. */
export function PlanFragment({ id }: { id: string | number }) {
  const chance = chanceFrom(`plan:${id}`)
  const x1 = chance.pick([64, 78, 92])
  const x2 = x1 + chance.pick([76, 88, 100])
  const y1 = chance.pick([34, 42])
  const y2 = y1 + chance.pick([66, 76])
  const court = { left: x1 + 13, right: x2 - 13, top: y1 + 11, bottom: y2 - 11 }
  const tree = (court.bottom - court.top) * 0.17
  const upper = x1 + Math.round((x2 - x1) * chance.pick([0.4, 0.5, 0.6]))
  const lower = x1 + Math.round((x2 - x1) * chance.pick([0.35, 0.65]))
  const middle = y1 + Math.round((y2 - y1) * chance.pick([0.45, 0.55]))
  const lowerLeft = chance.number() < 0.5 ? `M${x1} ${y2}V${bottom}` : `M20 ${y2}H${x1}`
  const upperRight = chance.number() < 0.5 ? `M${x2} ${y1}V0` : `M${x2} ${y1}H${right}`
  const inset = chance.pick([8, 14])

  const walls = `M${x1} ${y1}H${x2}V${y2}H${x1}zM${upper} 0V${y1}M${lower} ${y2}V${bottom}M20 ${middle}H${x1}M${x2} ${middle}H${right}`
  const doorways = `M${x1 + inset} ${y1}v-20a20 20 0 0 1 20 20M${x2 - inset} ${y2}v20a20 20 0 0 1 -20 -20`
  const courtyard = `M${court.left} ${court.top}H${court.right}V${court.bottom}H${court.left}zM${court.left} ${court.top}L${court.right} ${court.bottom}`

  return (
    <svg className={styles.fragment} viewBox={`0 0 ${right} 240`} aria-hidden="true">
      <path d={courtyard} />
      <circle cx={court.right - tree * 1.7} cy={court.top + tree * 1.7} r={tree} />
      <path strokeWidth="3" d={`M20 -4V${bottom}H${right + 4}`} />
      <path strokeWidth="1.6" d={walls + lowerLeft + upperRight} />
      <path d={doorways} />
    </svg>
  )
}
