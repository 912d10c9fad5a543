import type { ResourceType } from '@atrium/contract/resource-types'
import { Glyph } from '../../ui/cover/glyph.tsx'
import styles from './hall-elevation.module.css'

/** Arches by floor and bay; the lit ones are the seven rooms. */
const lit: Partial<Record<string, ResourceType>> = {
  '0-1': 'form',
  '1-3': 'flow',
  '0-4': 'login',
  '2-0': 'document-template',
  '1-1': 'document-style',
  '2-3': 'schedule',
  '2-4': 'portal',
}
const floors = [352, 516, 680]
const bays = [0, 1, 2, 3, 4]

/** The hall seen from the court. */
export function HallElevation() {
  return (
    <svg className={styles.hall} viewBox="-60 20 880 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path className={styles.wall} d="M70 210H690V792H70z" />
      <path className={styles.glass} d="M70 210L380 84L690 210z" />
      <path
        className={styles.line}
        d={`${[0.2, 0.4, 0.6, 0.8].map((share) => `M${70 + 620 * share} 210L380 84`).join('')}M225 147H535`}
      />
      <path className={styles.light} d="M292 210H468L640 790H352z" />
      {floors.flatMap((base, floor) =>
        bays.map((bay) => (
          <Arch key={`${base}-${bay}`} x={148 + bay * 116} base={base} type={lit[`${floor}-${bay}`]} />
        )),
      )}
      <path className={styles.floor} d={floors.map((base) => `M70 ${base}H690`).join('')} />
      <path className={styles.structure} d="M70 210V792M690 210V792M62 210H698" />
      {[70, 200, 316, 432, 548, 676].map((x) => (
        <rect key={x} className={styles.column} x={x} y="682" width="12" height="110" />
      ))}
      <path className={styles.ground} d="M-300 792H1100V1000H-300z" />
      <path className={styles.structure} d="M-300 792H1100" />
      <path className={styles.pool} d="M352 794H640L900 940H270z" />
      <g className={styles.tree}>
        <path d="M212 792V690M212 740l-22-24M212 724l20-22" />
        <circle cx="212" cy="668" r="46" />
        <circle cx="180" cy="694" r="26" />
        <circle cx="244" cy="690" r="30" />
      </g>
      <Person x={424} height={66} />
      <Person x={448} height={60} green />
      <Person x={566} height={66} />
      <Person x={122} height={64} />
    </svg>
  )
}

function Arch({ x, base, type }: { x: number; base: number; type: ResourceType | undefined }) {
  const balusters = [-24, -12, 0, 12, 24].map((offset) => `M${x + offset} ${base - 22}V${base}`).join('')
  return (
    <>
      <path className={styles.arch} data-type={type} d={`M${x - 36} ${base}v-82a36 36 0 0 1 72 0v82z`} />
      {type && <Glyph type={type} x={x - 15} y={base - 72} size={30} />}
      <path className={styles.line} d={`M${x - 36} ${base - 22}H${x + 36}${balusters}`} />
    </>
  )
}

/** People, for scale. */
function Person({ x, height, green }: { x: number; height: number; green?: boolean }) {
  return (
    <g className={styles.person} data-green={green}>
      <circle cx={x} cy={799 - height} r="7" />
      <rect x={x - 7.5} y={809 - height} width="15" height={height - 18} rx="7.5" />
    </g>
  )
}
