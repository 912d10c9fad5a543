import type { ResourceType } from '@atrium/contract/resource-types'
import { Link } from 'react-router'
import { Glyph } from '../cover/glyph.tsx'
import { serverDrawn } from '../layout/server-drawn.tsx'
import { NewBadge } from '../mark/badge.tsx'
import styles from './plan.module.css'
import './plan-drawing.css'

const drawing = () => import('./plan-drawing.tsx')
const Hall = serverDrawn('g', async () => ({ default: (await drawing()).Hall }))
const Walls = serverDrawn('g', async () => ({ default: (await drawing()).Walls }))

interface Room {
  type: ResourceType
  name: string
  /** How many are inside, in words: '612 份'. */
  count: string
  to: string
  is_new?: boolean
}

interface PlanProps {
  /** Read aloud for the whole drawing. */
  label: string
  rooms: Room[]
  court: { name: string; count: string }
  /** The corner room that is not there: the page for things that are gone. */
  withoutCornerRoom?: boolean
}

/** x, y, width, height on a sheet of 700 × 556. */
const places: Record<ResourceType, readonly [number, number, number, number]> = {
  flow: [56, 56, 310, 130],
  form: [366, 56, 310, 130],
  'document-template': [56, 186, 180, 220],
  portal: [496, 186, 180, 220],
  login: [56, 406, 230, 130],
  schedule: [286, 406, 160, 130],
  'document-style': [446, 406, 230, 130],
}
const cornerRoom = 'document-style'
/** The order of the rooms on the plan, which is also the order of the phone's grid. */
export const planOrder = Object.keys(places) as ResourceType[]

/** Seven rooms around one court: a drawing on wide screens, a grid of doors on phones. */
export function Plan({ label, rooms, court, withoutCornerRoom = false }: PlanProps) {
  const shown = planOrder
    .map((type) => rooms.find((room) => room.type === type))
    .filter((room) => room !== undefined)
    .filter((room) => !(withoutCornerRoom && room.type === cornerRoom))

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold a drawing */}
      <svg className={styles.plan} viewBox="0 0 700 556" role="group" aria-label={label}>
        <Hall name="plan-hall" />
        {shown.map((room) => (
          <RoomOnPlan key={room.type} room={room} />
        ))}
        <Walls name={withoutCornerRoom ? 'plan-walls-open' : 'plan-walls'} withoutCornerRoom={withoutCornerRoom} />
        <text className={styles.courtName} x="284" y="336">
          {court.name}
        </text>
        <text className={styles.courtCount} x="284" y="358">
          {court.count}
        </text>
      </svg>
      <nav className={styles.grid} aria-label={label}>
        {shown.map((room) => (
          <Link key={room.type} className={styles.door} data-type={room.type} to={room.to}>
            <Glyph type={room.type} size={26} />
            <b>
              {room.name}
              {room.is_new && <NewBadge />}
            </b>
            <small>{room.count}</small>
          </Link>
        ))}
        {withoutCornerRoom && <span className={styles.missing} />}
        <span className={styles.court}>
          <b>{court.name}</b>
          <small>{court.count}</small>
        </span>
      </nav>
    </>
  )
}

function RoomOnPlan({ room }: { room: Room }) {
  const [x, y, width, height] = places[room.type]
  // A door swings into the corner room where its label would stand.
  const left = x + (room.type === cornerRoom ? 72 : 20)

  return (
    <Link className={styles.room} data-type={room.type} to={room.to}>
      <rect x={x} y={y} width={width} height={height} />
      <Glyph type={room.type} x={left} y={y + 20} size={30} />
      <text className={styles.name} x={left} y={y + height - 38}>
        {room.name}
      </text>
      <text className={styles.count} x={left} y={y + height - 17}>
        {room.count}
      </text>
      {room.is_new && (
        <foreignObject
          className={styles.badge}
          x={left + widthOf(room.name)}
          y={y + height - 54}
          width="60"
          height="20"
        >
          <NewBadge />
        </foreignObject>
      )}
    </Link>
  )
}

/** Roughly where a name of 21 px ends: CJK characters are square, Latin ones half as wide. */
function widthOf(name: string): number {
  return [...name].reduce((width, character) => width + (character > '\u2e80' ? 21 : 10.8), 2)
}
