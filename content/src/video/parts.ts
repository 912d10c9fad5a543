import { accent, accentTint, ink, ink2, ink3, line, lineStrong, paper, type SceneHue, white } from './palette.ts'
import { box, disc, fade, path, words } from './shapes.ts'

/** A name in Chinese with its English below: the picture is one for all three languages, the captions are not. */
export type BilingualName = readonly [chinese: string, english: string]

interface LetteringStyle {
  size?: number
  fill?: string
  faint?: string
  anchor?: 'start' | 'middle' | 'end'
  weight?: number
}

export function name(x: number, y: number, [chinese, english]: BilingualName, lettering: LetteringStyle = {}): string {
  const { size = 20, fill = ink, faint = ink3, anchor = 'middle', weight = 600 } = lettering
  const small = Math.max(14, Math.round(size * 0.7))
  return (
    words(x, y, chinese, { size, fill, anchor, weight }) +
    words(x, y + small + 6, english, { size: small, fill: faint, anchor })
  )
}

/** A step of a flow, or any block with a name; `lit` while it is being talked about or worked on. */
export function block(
  x: number,
  y: number,
  width: number,
  height: number,
  label: BilingualName,
  hue: SceneHue,
  lit = 0,
): string {
  const plain = box(x, y, width, height, { rx: 4, fill: white, stroke: hue.deep, 'stroke-width': 2 })
  const bright = box(x, y, width, height, { rx: 4, fill: hue.tint, stroke: hue.vivid, 'stroke-width': 4 })
  return plain + fade(lit, bright) + name(x + width / 2, y + height / 2, label)
}

type StepStanding = 'waiting' | 'agreed' | 'needless'

/** One of those whose word is asked for, as the articles draw them. */
export function person(cx: number, cy: number, letter: string, standing: StepStanding, agreed = 1): string {
  const dashed = standing === 'needless' ? '5 5' : undefined
  const open = disc(cx, cy, 34, { fill: paper, stroke: lineStrong, 'stroke-width': 2.5, 'stroke-dasharray': dashed })
  const closed = disc(cx, cy, 34, { fill: accent })
  const at = { size: 26, anchor: 'middle', weight: 600 } as const
  const plain = open + words(cx, cy + 9, letter, { ...at, fill: ink2 })
  if (standing !== 'agreed') return plain
  return plain + fade(agreed, closed, words(cx, cy + 9, letter, { ...at, fill: white }))
}

export function tick(cx: number, cy: number, shown = 1, radius = 15): string {
  const d = `M${cx - radius * 0.45} ${cy}l${radius * 0.34} ${radius * 0.36} ${radius * 0.6} ${-radius * 0.72}`
  return fade(shown, disc(cx, cy, radius, { fill: accent }), path(d, { stroke: white, 'stroke-width': 3 }))
}

/** A decision; its sign is drawn by whoever places it. */
export function diamond(cx: number, cy: number, hue: SceneHue, sign: 'cross' | 'plus' = 'cross'): string {
  const shape = path(`M${cx} ${cy - 30}l30 30-30 30-30-30z`, { fill: hue.mid, stroke: hue.deep })
  const arms = sign === 'cross' ? 'm-9-9 18 18m0-18-18 18' : 'm-12 0h24m-12-12v24'
  return shape + path(`M${cx} ${cy}${arms}`, { stroke: hue.deep, 'stroke-width': 3.5 })
}

/** A number that says it all, with what it counts. */
export function figure(x: number, y: number, value: string, label: BilingualName, fill: string): string {
  return words(x, y, value, { size: 108, voice: 'song', weight: 700, fill }) + name(x + 4, y + 40, label, start)
}
const start = { anchor: 'start', size: 22 } as const

export function note(
  x: number,
  y: number,
  width: number,
  label: BilingualName,
  tone = { fill: accentTint, edge: accent },
) {
  const ground = box(x, y, width, 64, { fill: tone.fill }) + box(x, y, 5, 64, { fill: tone.edge })
  return ground + name(x + 24, y + 28, label, { anchor: 'start', size: 19 })
}

/** A page of paper with so many lines of text; the last one is shorter. */
export function lines(x: number, y: number, width: number, count: number, fill = line, gap = 20): string {
  const rows = Array.from({ length: count }, (_, row) => (row === count - 1 ? width * 0.6 : width))
  return rows.map((length, row) => box(x, y + row * gap, length, 7, { fill })).join('')
}
