import styles from './plan.module.css'

const axesAcross = [56, 236, 366, 496, 676]
const axesDown = [56, 186, 406, 536]
const axisLines = [...axesAcross.map((x) => `M${x} 34V548`), ...axesDown.map((y) => `M34 ${y}H688`)].join('')

const tiles = [
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((place) => 236 + place * 32.5).map((x) => `M${x} 186v28M${x} 378v28`),
  ...[0, 1, 2, 3, 4, 5, 6].map((place) => 196 + place * 32.5).map((y) => `M236 ${y}h28M468 ${y}h28`),
].join('')

const innerWalls =
  'M366 56V186M56 186H236M496 186H676M56 406H236M496 406H676M286 406V536M446 406V536M236 186V272M236 320V406M496 186V272M496 320V406M236 186H272M320 186H440M488 186H496M236 406H242M280 406H343M389 406H452M490 406H496'

const doorways =
  'M272 186V138A48 48 0 0 1 320 186M488 186V138A48 48 0 0 0 440 186M236 320H188A48 48 0 0 1 236 272M496 320H544A48 48 0 0 0 496 272M280 406V444A38 38 0 0 1 242 406M343 406V452A46 46 0 0 0 389 406M452 406V444A38 38 0 0 0 490 406'

const columns = [
  ...[264, 332, 400, 468].flatMap((x) => [214, 378].map((y) => [x, y] as const)),
  ...[268.7, 323.3].flatMap((y) => [264, 468].map((x) => [x, y] as const)),
]
  .map(([x, y]) => `M${x - 5} ${y - 5}h10v10h-10z`)
  .join('')

/** What lies under the rooms: the axes, and the gallery around the court with its two trees. */
export function Hall() {
  return (
    <>
      <path className="plan-axis" d={axisLines} />
      {axesAcross.map((x, place) => (
        <Bubble key={x} x={x} y={22} name={'ABCDE'.charAt(place)} />
      ))}
      {axesDown.map((y, place) => (
        <Bubble key={y} x={22} y={y} name={String(place + 1)} />
      ))}
      <path className="plan-gallery" d="M236 186h260v220H236z" />
      <path className="plan-tiles" d={tiles} />
      <path className="plan-courtyard" d="M264 214h204v164H264z" />
      <path className="plan-light" d="M264 214H468V378z" />
      <path className="plan-edge-of-light" d="M264 214L468 378" />
      <Tree x={426} y={256} radius={25} branches={12} />
      <Tree x={448} y={296} radius={14} branches={9} />
    </>
  )
}

/** What stands over the rooms: walls, doors, columns. Without its corner room the outer wall stays open there. */
export function Walls({ withoutCornerRoom }: { withoutCornerRoom: boolean }) {
  return (
    <g className="plan-structure">
      {withoutCornerRoom && <path className={styles.missing} d="M446 406h230v130H446z" />}
      <path className="plan-inner-wall" d={innerWalls} />
      <path className="plan-outer-wall" d={withoutCornerRoom ? 'M676 406V56H56V536H446' : 'M56 56H676V536H56z'} />
      <path className="plan-doors" d={doorways} />
      <path className="plan-columns" d={columns} />
    </g>
  )
}

function Bubble({ x, y, name }: { x: number; y: number; name: string }) {
  return (
    <g className="plan-bubble">
      <circle cx={x} cy={y} r="11" />
      <text x={x} y={y + 4}>
        {name}
      </text>
    </g>
  )
}

function Tree({ x, y, radius, branches }: { x: number; y: number; radius: number; branches: number }) {
  const lines = Array.from({ length: branches }, (_, branch) => {
    const angle = (branch / branches) * Math.PI * 2 + 0.2
    const at = (share: number) =>
      `${(x + Math.cos(angle) * radius * share).toFixed(1)} ${(y + Math.sin(angle) * radius * share).toFixed(1)}`
    return `M${at(0.16)}L${at(0.86)}`
  })
  return (
    <g className="plan-tree">
      <circle cx={x} cy={y} r={radius} />
      <path d={lines.join('')} />
    </g>
  )
}
