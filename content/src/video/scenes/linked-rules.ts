import { accent, ink3, line, lineStrong, paper, type SceneHue, white } from '../palette.ts'
import { type BilingualName, block, figure, name, note, tick } from '../parts.ts'
import { route } from '../route.ts'
import type { SceneDrawing } from '../scene.ts'
import { box, each, fade, words } from '../shapes.ts'

const fields = Array.from({ length: 42 }, (_, place) => ({
  x: 470 + (place % 6) * 122,
  y: 118 + Math.floor(place / 6) * 68,
}))

type RuleKind = 'asked' | 'looked up' | 'worked out' | 'hidden'

/** Which field is what, once all rules are there: 11 are looked up, 7 worked out, 5 hidden, 19 stay. */
function kindOf(place: number): RuleKind {
  if (place < 11) return 'looked up'
  if (place % 4 === 3 && place < 38) return 'worked out'
  return [14, 20, 26, 32, 38].includes(place) ? 'hidden' : 'asked'
}

function field(place: number, hue: SceneHue, done: Record<RuleKind, number>): string {
  const { x = 0, y = 0 } = fields[place] ?? {}
  const kind = kindOf(place)
  const open =
    box(x, y, 104, 50, { fill: white, stroke: lineStrong, 'stroke-width': 1.5 }) +
    box(x + 10, y + 11, 38 + ((place * 13) % 30), 6, { fill: line }) +
    box(x + 10, y + 27, 84, 12, { fill: paper, stroke: line })
  const settled = {
    asked: '',
    'looked up': box(x, y, 104, 50, { fill: hue.tint }) + box(x + 10, y + 22, 70, 8, { fill: hue.mid }),
    'worked out':
      box(x, y, 104, 50, { fill: hue.deep }) +
      words(x + 52, y + 33, '= Σ', { size: 20, fill: hue.tint, anchor: 'middle' }),
    hidden:
      box(x - 1, y - 1, 106, 52, { fill: paper }) +
      box(x, y, 104, 50, { fill: 'none', stroke: line, 'stroke-dasharray': '5 5' }),
  }
  return open + fade(done[kind], settled[kind])
}

function form(hue: SceneHue, done: Partial<Record<RuleKind, number>>): string {
  const far = { asked: 0, 'looked up': 0, 'worked out': 0, hidden: 0, ...done }
  return each(fields, (_, place) => field(place, hue, far))
}

function left(value: string, hue: SceneHue): string {
  return figure(90, 300, value, ['个字段要填', 'fields to fill in'], hue.deep)
}

const many: SceneDrawing = (step, hue) =>
  fade(step(0), form(hue, {}), left('42', hue)) +
  fade(step(1), note(90, 430, 320, ['哪些只有填表人知道？', 'What does only the person know?']))

const lookedUp: SceneDrawing = (step, hue) =>
  form(hue, { 'looked up': step(0) }) +
  (step(1) < 0.5 ? left('42', hue) : left('31', hue)) +
  fade(
    step(0),
    block(90, 400, 300, 72, ['通讯录', 'Directory'], hue, step(0)),
    route('390,436 460,300', { stroke: hue.vivid, drawn: step(0) }),
  ) +
  fade(step(1), block(90, 492, 300, 72, ['出差申请', 'Trip request'], hue, step(1)))

const workedOut: SceneDrawing = (step, hue) =>
  form(hue, { 'looked up': 1, 'worked out': step(0) }) +
  (step(1) < 0.5 ? left('31', hue) : left('24', hue)) +
  fade(
    step(0),
    box(90, 410, 320, 60, { fill: hue.deep }),
    words(110, 448, 'sum(明细.金额)', { size: 22, fill: hue.tint }),
  ) +
  fade(
    step(1),
    box(90, 486, 320, 60, { fill: hue.deep }),
    words(110, 524, 'days(起, 止)', { size: 22, fill: hue.tint }),
  )

const hidden: SceneDrawing = (step, hue) =>
  form(hue, { 'looked up': 1, 'worked out': 1, hidden: step(0) }) +
  (step(2) < 0.5 ? left('24', hue) : left('19', hue)) +
  fade(step(1), note(90, 430, 330, ['出差类型 = 境外 → 护照号', 'shown when: trip is abroad']))

const checks: BilingualName[] = [
  ['隐藏时保留', 'keep when hidden'],
  ['手机上填一遍', 'fill it in on a phone'],
  ['打印一份', 'print one'],
]

const before: SceneDrawing = (step, hue) =>
  each(checks, (label, row) => {
    const y = 150 + row * 140
    const shown = row === 0 ? step(0) : step(1)
    return fade(
      shown,
      box(150, y, 620, 104, { fill: white, stroke: hue.deep, 'stroke-width': 1.5 }),
      tick(206, y + 52, shown, 22),
      name(258, y + 48, label, { anchor: 'start', size: 28 }),
    )
  }) +
  figure(860, 330, '19', ['原来 42', 'there were 42'], accent) +
  words(864, 446, '− 55 %', { size: 30, fill: ink3 })

export const linkedRules: SceneDrawing[] = [many, lookedUp, workedOut, hidden, before]
