import { ink3, lineStrong, paper, type SceneHue, white } from '../palette.ts'
import { type BilingualName, block, diamond, name } from '../parts.ts'
import { route } from '../route.ts'
import { box, disc, each, fade, words } from '../shapes.ts'

const lanes: { label: BilingualName; top: number; height: number }[] = [
  { label: ['申请人', 'Sender'], top: 104, height: 100 },
  { label: ['业务部门', 'Department'], top: 204, height: 116 },
  { label: ['法务与财务', 'Legal, finance'], top: 320, height: 190 },
  { label: ['行政', 'Office'], top: 510, height: 90 },
]

export const small = '330,262 330,262 460,262 500,262 780,262'
export const large = '470,292 470,412 560,412 560,362 620,362'
export const largeToo = '470,412 560,412 560,462 620,462'

interface LitSteps {
  legal?: number
  finance?: number
  seal?: number
  /** Steps without anybody have a dashed edge. */
  nobody?: boolean
}

export function diagram(hue: SceneHue, { legal = 0, finance = 0, seal = 0, nobody = false }: LitSteps = {}): string {
  const lineColour = hue.deep
  const open = (x: number, y: number, lit: number) =>
    fade(
      nobody ? 1 - lit : 0,
      box(x - 5, y - 5, 178, 66, { fill: 'none', stroke: hue.vivid, 'stroke-width': 2.5, 'stroke-dasharray': '7 5' }),
    )
  return (
    each(
      lanes,
      ({ label, top, height }, row) =>
        box(56, top, 1168, height, { fill: white, stroke: lineStrong }) +
        box(56, top, 112, height, { fill: row % 2 ? hue.tint : paper, stroke: lineStrong }) +
        name(112, top + height / 2, label, { size: 17, fill: hue.hue }),
    ) +
    disc(204, 154, 16, { fill: hue.vivid }) +
    route('220,154 248,154', { stroke: lineColour }) +
    block(248, 126, 168, 56, ['填写合同', 'Fill in'], hue) +
    route('332,182 332,234', { stroke: lineColour }) +
    block(200, 234, 168, 56, ['负责人审核', 'Head reviews'], hue) +
    route('368,262 440,262', { stroke: lineColour }) +
    diamond(470, 262, hue) +
    words(510, 250, '10 万以下 · below 100,000', { size: 14, fill: ink3 }) +
    route('500,262 860,262', { stroke: lineColour }) +
    route('470,292 470,382', { stroke: lineColour }) +
    words(482, 352, '10 万及以上', { size: 14, fill: ink3 }) +
    diamond(470, 412, hue, 'plus') +
    route('500,412 550,412 550,362 620,362', { stroke: lineColour }) +
    route('500,412 550,412 550,462 620,462', { stroke: lineColour }) +
    block(620, 334, 168, 56, ['法务审查', 'Legal review'], hue, legal) +
    block(620, 434, 168, 56, ['财务复核', 'Finance check'], hue, finance) +
    route('788,362 850,362 850,412 870,412', { stroke: lineColour }) +
    route('788,462 850,462 850,412 870,412', { stroke: lineColour, head: false }) +
    diamond(900, 412, hue, 'plus') +
    route('930,412 944,412 944,290', { stroke: lineColour }) +
    block(860, 234, 168, 56, ['分管领导', 'Director'], hue) +
    route('1028,262 1116,262 1116,527', { stroke: lineColour }) +
    block(1032, 527, 168, 56, ['用印归档', 'Seal and file'], hue, seal) +
    open(620, 334, legal) +
    open(620, 434, finance) +
    open(1032, 527, seal)
  )
}
