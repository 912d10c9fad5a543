import { accent, danger, ink, ink3, lineStrong, paper, type SceneHue, warning, warningTint, white } from '../palette.ts'
import { type BilingualName, block, name, note, person, tick } from '../parts.ts'
import { route, token } from '../route.ts'
import type { SceneDrawing } from '../scene.ts'
import { box, disc, each, fade, path, words } from '../shapes.ts'

const people = ['甲', '乙', '丙']
const heights = [230, 360, 490]

/** Out to each of the three, and on from each of them. */
const out = heights.map((y) => `300,360 420,360 420,${y} 556,${y}`)
const on = heights.map((y) => `624,${y} 760,${y} 760,360 880,360`)

function plan(hue: SceneHue, drawn: number, dashed = [false, false, false]): string {
  return (
    block(120, 318, 180, 84, ['提交合同', 'Contract sent'], hue) +
    each(out, (points, row) => route(points, { drawn, dashed: dashed[row] === true, stroke: hue.deep })) +
    each(on, (points, row) =>
      route(points, { drawn, dashed: dashed[row] === true, stroke: hue.deep, head: row === 1 }),
    ) +
    block(880, 318, 180, 84, ['盖章归档', 'Seal and file'], hue) +
    disc(1140, 360, 20, { fill: white, stroke: hue.deep, 'stroke-width': 5 }) +
    route('1060,360 1120,360', { stroke: hue.deep })
  )
}

const question: SceneDrawing = (step, hue) =>
  plan(hue, step(0)) +
  each(people, (letter, row) => fade(step(0), person(590, heights[row] ?? 0, letter, 'waiting'))) +
  fade(step(1), note(120, 140, 330, ['等齐三位，还是一位就够？', 'All three, or one?'], warn))

const all: SceneDrawing = (step, hue) =>
  plan(hue, 1) +
  each(people, (letter, row) => person(590, heights[row] ?? 0, letter, 'agreed', step(row === 1 ? 2 : 1))) +
  each(out, (points) => (step(1) < 1 ? token(points, step(0), hue.vivid) : '')) +
  fade(step(1), tick(640, 206), tick(640, 466)) +
  tick(640, 336, step(2)) +
  fade(step(1) - step(2), note(690, 140, 300, ['还在等乙', 'Still waiting for one'], warn)) +
  token(on[1] ?? '', step(2)) +
  fade(step(2), name(970, 450, ['三人同意 = 通过', 'all three agree: it passes'], { fill: accent }))

const any: SceneDrawing = (step, hue) => {
  const dashed = step(1) > 0
  return (
    plan(hue, 1, [dashed, false, dashed]) +
    person(590, 230, '甲', dashed ? 'needless' : 'waiting') +
    person(590, 360, '乙', 'agreed', step(1)) +
    person(590, 490, '丙', dashed ? 'needless' : 'waiting') +
    each(out, (points) => (dashed ? '' : token(points, step(0), hue.vivid))) +
    tick(640, 336, step(1)) +
    token(on[1] ?? '', step(1)) +
    fade(
      step(1),
      words(650, 196, '待办消失 · task gone', { size: 17, fill: ink3 }),
      words(650, 536, '待办消失 · task gone', { size: 17, fill: ink3 }),
      name(970, 450, ['一人同意 = 通过', 'one agrees: it passes'], { fill: accent }),
    )
  )
}

const inTurn: SceneDrawing = (step, hue) => {
  const centres = [300, 620, 940]
  const way = '120,330 1150,330'
  return (
    route(way, { stroke: hue.deep, drawn: step(0) }) +
    disc(120, 330, 16, { fill: hue.vivid }) +
    each(people, (letter, row) => person(centres[row] ?? 0, 330, letter, 'agreed', step(0))) +
    each(centres.slice(0, 2), (x, row) =>
      fade(
        step(0),
        box(x + 90, 200, 150, 70, { fill: white, stroke: lineStrong, 'stroke-width': 1.5 }),
        path(`M${x + 40} 300L${x + 90} 250`, { stroke: lineStrong, 'stroke-dasharray': '4 4' }),
        name(x + 165, 232, [`${people[row]}的意见`, 'opinion'], { size: 18 }),
      ),
    ) +
    fade(
      step(1),
      note(120, 450, 480, ['只在后一位要看前一位意见时使用', 'Only where the next must read the one before'], warn),
    )
  )
}

const choices: { doing: BilingualName; way: BilingualName }[] = [
  { doing: ['合同 · 制度 · 预算', 'contracts, policies, budgets'], way: ['会签', 'All sign'] },
  { doing: ['值班 · 窗口 · 客服', 'duty desks, counters, service'], way: ['或签', 'Any signs'] },
  { doing: ['逐级上报', 'reporting up the line'], way: ['依次审批', 'In turn'] },
]

const situations: SceneDrawing = (step, hue) =>
  each(choices, ({ doing, way }, row) => {
    const y = 140 + row * 152
    return fade(
      step(row),
      box(150, y, 560, 116, { fill: white, stroke: hue.deep, 'stroke-width': 1.5 }),
      box(150, y, 10, 116, { fill: hue.vivid }),
      name(200, y + 54, doing, { anchor: 'start', size: 28 }),
      route(`720,${y + 58} 830,${y + 58}`, { stroke: hue.deep, drawn: step(row) }),
      box(850, y, 280, 116, { fill: hue.deep }),
      name(990, y + 58, way, { size: 32, fill: paper, faint: hue.mid }),
    )
  })

const late: SceneDrawing = (step, hue) =>
  route('150,300 1130,300', { stroke: hue.deep, drawn: step(0), head: false }) +
  each(
    [
      { x: 200, label: ['收到', 'received'] as BilingualName, fill: hue.deep },
      { x: 520, label: ['提醒本人', 'remind the person'] as BilingualName, fill: hue.vivid },
      { x: 840, label: ['抄送上级', 'copy the manager'] as BilingualName, fill: hue.vivid },
    ],
    ({ x, label, fill }) => fade(step(0), disc(x, 300, 22, { fill }), name(x, 366, label, { size: 24 })),
  ) +
  fade(
    step(1),
    box(960, 170, 210, 92, { fill: white, stroke: danger, 'stroke-width': 2.5, 'stroke-dasharray': '8 6' }),
    name(1065, 212, ['自动通过', 'auto-approve'], { fill: ink }),
    path('M948 276L1182 156', { stroke: danger, 'stroke-width': 5 }),
  )

const warn = { fill: warningTint, edge: warning }

export const countersigning: SceneDrawing[] = [question, all, any, inTurn, situations, late]
