import { accent, ink, ink3, lineStrong, white } from '../palette.ts'
import { type BilingualName, lines, name, note, tick } from '../parts.ts'
import { route, token } from '../route.ts'
import type { SceneDrawing } from '../scene.ts'
import { between, box, disc, each, fade, moved, words } from '../shapes.ts'
import { diagram, large, largeToo, small } from './contract-diagram.ts'

const why: SceneDrawing = (step, hue) =>
  fade(step(0), diagram(hue, { legal: step(0), finance: step(0) })) + token(small, step(1))

const inPackage: BilingualName[] = [
  ['流程 flow.bpmn', 'the diagram'],
  ['表单 form.json', 'the form it runs on'],
  ['使用说明', 'instructions'],
]

const brought: SceneDrawing = (step, hue) =>
  fade(
    step(0),
    box(120, 150, 400, 400, { fill: hue.tint }),
    box(120, 150, 400, 64, { fill: hue.deep }),
    words(146, 191, 'contract-approval 3.2.0', { size: 22, fill: white, weight: 600 }),
    each(
      inPackage,
      (label, row) =>
        box(146, 240 + row * 98, 348, 82, { fill: white, stroke: hue.mid }) +
        name(170, 276 + row * 98, label, { anchor: 'start', size: 21 }),
    ),
  ) +
  route('540,350 720,350', { stroke: hue.deep, drawn: step(1) }) +
  fade(
    step(1),
    box(740, 150, 420, 400, { fill: white, stroke: hue.deep, 'stroke-width': 2 }),
    name(770, 204, ['导入', 'Import'], { anchor: 'start', size: 26 }),
    each(
      [
        ['签名有效', 'signature is valid'],
        ['版本适用 10.1+', 'fits 10.1 and above'],
        ['缺 3 个角色', '3 roles are missing'],
      ] as BilingualName[],
      (label, row) =>
        moved(
          0,
          row * 92,
          row < 2 ? tick(790, 296) : disc(790, 296, 15, { fill: hue.vivid }),
          name(828, 298, label, { anchor: 'start', size: 22 }),
        ),
    ),
  )

const walked: SceneDrawing = (step, hue) =>
  diagram(hue, { legal: step(1), finance: step(1) }) +
  (step(1) > 0 ? token(large, step(1)) + token(largeToo, step(1)) : token('332,154 332,262 430,262', step(0)))

const named: SceneDrawing = (step, hue) =>
  diagram(hue, { nobody: true, legal: step(1), finance: step(2), seal: step(2) }) +
  fade(step(1) - step(2), note(620, 523, 300, ['处理人：法务专员', 'Handler: legal counsel'])) +
  fade(step(2), note(230, 430, 210, ['按发起人公司', 'by company']))

const tried: SceneDrawing = (step, hue) =>
  diagram(hue, { legal: step(0), finance: step(0) }) +
  token(small, step(0), hue.vivid) +
  token(large, step(0)) +
  fade(
    step(0),
    words(620, 226, '99,000', { size: 22, weight: 600, fill: hue.vivid }),
    words(458, 362, '100,000', { size: 22, weight: 600, fill: accent, anchor: 'end' }),
  )

const released: SceneDrawing = (step, hue) =>
  each(
    [
      ['一个部门', 'one department'],
      ['全员', 'everybody'],
    ] as BilingualName[],
    (label, place) => {
      const x = 150 + place * 360
      return fade(
        step(0),
        box(x, 190, 300, 130, { fill: place ? hue.vivid : hue.mid }),
        name(x + 150, 258, label, { size: 30, fill: place ? white : ink, faint: place ? hue.tint : hue.deep }),
      )
    },
  ) +
  route('452,255 506,255', { stroke: hue.deep, drawn: step(0) }) +
  words(480, 180, '一周 · one week', { size: 18, fill: ink3, anchor: 'middle' }) +
  fade(
    step(1),
    each(
      ['3.0', '3.1', '3.2'],
      (version, place) =>
        box(150 + place * 190, 430, 160, 84, {
          fill: place === 1 ? accent : white,
          stroke: hue.deep,
          'stroke-width': 2,
        }) +
        words(230 + place * 190, 482, version, {
          size: 28,
          anchor: 'middle',
          weight: 600,
          fill: place === 1 ? white : ink,
        }),
    ),
    route('610,516 610,560 420,560 420,520', { stroke: accent, drawn: step(1) }),
    moved(
      between(40, 0, step(1)),
      0,
      box(900, 420, 240, 128, { fill: white, stroke: lineStrong }),
      lines(924, 446, 190, 2),
      name(924, 500, ['在途：3.2', 'running: stays on 3.2'], { anchor: 'start', size: 15 }),
    ),
  )

export const contractApproval: SceneDrawing[] = [why, brought, walked, named, tried, released]
