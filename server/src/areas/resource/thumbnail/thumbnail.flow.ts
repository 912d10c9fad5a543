import { BpmnModdle, type ModdleElement } from 'bpmn-moddle'
import { elementsOf, namesOf } from '../package/flow/flow-elements.ts'
import { isObject } from '../package/format/json.ts'
import { flowThemes } from './thumbnail.hues.ts'
import { box, circle, evenly, line, path, placed, sheet, svgOf, text, words } from './thumbnail.pen.ts'

type FlowTheme = (typeof flowThemes)[keyof typeof flowThemes]

interface DiagramBox {
  x: number
  y: number
  width: number
  height: number
}

interface DiagramPart {
  element: ModdleElement
  kind: 'pool' | 'lane' | 'task' | 'gateway' | 'event' | 'other'
  name: string
  bounds: DiagramBox
  label: DiagramBox | null
}

interface DiagramWay {
  name: string
  points: { x: number; y: number }[]
  label: DiagramBox | null
  dashed: boolean
}

interface Diagram {
  parts: DiagramPart[]
  ways: DiagramWay[]
}

const edge = 18
/** Where the whole diagram would be smaller, the picture shows where it begins: its shapes could not be told apart. */
const leastScale = 0.5
const mostScale = 1.1
const fadeLength = 72
const laneHead = 30
/** More is not drawn: nothing of it could be seen. */
const most = 400

/** The diagram as its author laid it out, in the colours of a light and a dark page. */
export async function drawFlowPicture(bpmn: string): Promise<{ light: Buffer; dark: Buffer } | null> {
  const { rootElement } = await new BpmnModdle().fromXML(bpmn)
  const diagram = readDiagram(rootElement)
  if (!diagram.parts.some(({ kind }) => kind !== 'pool' && kind !== 'lane')) return null
  return { light: pictureOf(diagram, flowThemes.light), dark: pictureOf(diagram, flowThemes.dark) }
}

function readDiagram({ diagrams }: ModdleElement): Diagram {
  const [first] = elementsOf(diagrams)
  const drawn = isObject(first?.plane) ? elementsOf(first.plane.planeElement).slice(0, most) : []
  return { parts: drawn.flatMap(partOf), ways: drawn.flatMap(wayOf) }
}

function partOf({ $type, bpmnElement: element, bounds, label }: ModdleElement): DiagramPart[] {
  const at = boxOf(bounds)
  if ($type !== 'bpmndi:BPMNShape' || !at || !isElement(element)) return []
  const name = words(namesOf(element))
  return [
    { element, kind: kindOf(element.$type), name, bounds: at, label: isObject(label) ? boxOf(label.bounds) : null },
  ]
}

function wayOf({ $type, bpmnElement: element, waypoint, label }: ModdleElement): DiagramWay[] {
  const points = elementsOf(waypoint)
    .slice(0, 40)
    .flatMap((point) => pointOf(point))
  if ($type !== 'bpmndi:BPMNEdge' || points.length < 2 || !isElement(element)) return []
  const dashed = element.$type !== 'bpmn:SequenceFlow'
  return [{ name: words(namesOf(element)), points, label: isObject(label) ? boxOf(label.bounds) : null, dashed }]
}

function isElement(value: unknown): value is ModdleElement {
  return isObject(value) && typeof value.$type === 'string'
}

function boxOf(value: unknown): DiagramBox | null {
  if (!isObject(value)) return null
  const [x, y, width, height] = [value.x, value.y, value.width, value.height].map(Number) as [
    number,
    number,
    number,
    number,
  ]
  return [x, y, width, height].every(isMeasure) ? { x, y, width, height } : null
}

function pointOf({ x, y }: ModdleElement) {
  const point = { x: Number(x), y: Number(y) }
  return isMeasure(point.x) && isMeasure(point.y) ? [point] : []
}

function isMeasure(value: number) {
  return Number.isFinite(value) && Math.abs(value) < 100_000
}

function kindOf(type: string): DiagramPart['kind'] {
  if (type === 'bpmn:Participant') return 'pool'
  if (type === 'bpmn:Lane') return 'lane'
  if (type.endsWith('Gateway')) return 'gateway'
  if (type.endsWith('Event')) return 'event'
  return /Task$|Activity$|SubProcess$/.test(type) ? 'task' : 'other'
}

function pictureOf({ parts, ways }: Diagram, theme: FlowTheme): Buffer {
  const lanes = parts.filter(({ kind }) => kind === 'lane')
  const shown = parts.filter(({ kind }) => kind !== 'lane' && kind !== 'pool')
  const frames = lanes.length > 0 ? lanes : parts.filter(({ kind }) => kind === 'pool')
  const around = boundsOf([...shown, ...frames], ways)
  const [wide, high] = [(sheet.width - 2 * edge) / around.width, (sheet.height - 2 * edge) / around.height]
  const scale = Math.min(Math.max(Math.min(wide, high), Math.min(Math.max(wide, high), leastScale)), mostScale)
  const at = { x: start(sheet.width, around.width, scale), y: start(sheet.height, around.height, scale) }
  const drawing = [
    ...frames.map((lane) => drawLane(lane, theme)),
    ...ways.map((way) => drawWay(way, theme)),
    ...shown.map((part) => drawPart(part, theme)),
    ...ways.map((way) => drawLabel(way.name, way.label, theme)),
  ].join('')
  const cut = {
    right: at.x + around.width * scale > sheet.width,
    below: at.y + around.height * scale > sheet.height,
  }
  return svgOf(
    theme.ground,
    dots(theme.grid) +
      placed(drawing, { x: at.x - around.x * scale, y: at.y - around.y * scale, scale }) +
      drawFades(cut, theme),
  )
}

/** Where the diagram goes on outside of the picture it fades out: cut off sharply it would look broken. */
function drawFades({ right, below }: { right: boolean; below: boolean }, { ground }: FlowTheme): string {
  const fade = (id: string, end: string, area: string) =>
    `<linearGradient id="${id}" x1="0" y1="0" ${end}><stop offset="0" stop-color="${ground}" stop-opacity="0"/><stop offset="1" stop-color="${ground}"/></linearGradient><rect ${area} fill="url(#${id})"/>`
  const { width, height } = sheet
  return (
    (right
      ? fade('right', 'x2="1" y2="0"', `x="${width - fadeLength}" width="${fadeLength}" height="${height}"`)
      : '') +
    (below ? fade('below', 'x2="0" y2="1"', `y="${height - fadeLength}" width="${width}" height="${fadeLength}"`) : '')
  )
}

function dots(color: string): string {
  const dot = circle(8, 8, 0.9, { fill: color })
  const pattern = `<pattern id="dots" width="16" height="16" patternUnits="userSpaceOnUse">${dot}</pattern>`
  return `<defs>${pattern}</defs><rect width="${sheet.width}" height="${sheet.height}" fill="url(#dots)"/>`
}

/** In the middle, or from the beginning where it is too long. */
function start(room: number, length: number, scale: number) {
  return Math.max((room - length * scale) / 2, edge)
}

function boundsOf(parts: readonly DiagramPart[], ways: readonly DiagramWay[]): DiagramBox {
  const boxes = parts.map(({ bounds }) => bounds)
  const points = ways.flatMap((way) => way.points)
  const xs = [...boxes.flatMap(({ x, width }) => [x, x + width]), ...points.map(({ x }) => x)]
  const ys = [...boxes.flatMap(({ y, height }) => [y, y + height]), ...points.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(Math.max(...xs) - x, 1), height: Math.max(Math.max(...ys) - y, 1) }
}

function drawLane({ bounds: { x, y, width, height }, name }: DiagramPart, theme: FlowTheme): string {
  const frame = { stroke: theme.grid, line: 1.5 }
  const title = text(0, 0, name, { size: 17, color: theme.line, weight: 500, anchor: 'middle', width: height - 8 })
  return (
    box(x, y, width, height, frame) +
    box(x, y, laneHead, height, { ...frame, fill: theme.lane }) +
    `<g transform="translate(${x + laneHead / 2 + 6} ${y + height / 2}) rotate(-90)">${title}</g>`
  )
}

function drawWay({ points, dashed }: DiagramWay, theme: FlowTheme): string {
  const [before, last] = points.slice(-2)
  if (!before || !last) return ''
  const angle = (Math.atan2(last.y - before.y, last.x - before.x) * 180) / Math.PI
  const head = path('M0 0L-10 -4.5L-10 4.5z', { fill: theme.line })
  const arrow = `<g transform="translate(${last.x} ${last.y}) rotate(${angle.toFixed(1)})">${head}</g>`
  return line(points, { stroke: theme.line, line: 1.8, dashed }) + arrow
}

function drawPart({ element, kind, name, bounds, label }: DiagramPart, theme: FlowTheme): string {
  const { x, y, width, height } = bounds
  const middle = { x: x + width / 2, y: y + height / 2 }
  const outline = { stroke: theme.line, line: 2 }
  if (kind === 'task') {
    return box(x, y, width, height, { ...outline, fill: theme.shape, radius: 4 }) + nameInside(name, bounds, theme)
  }
  const besides = drawLabel(name, label ?? { x: middle.x - 60, y: y + height + 2, width: 120, height: 16 }, theme)
  if (kind === 'gateway') {
    const diamond = `M${middle.x} ${y}L${x + width} ${middle.y}L${middle.x} ${y + height}L${x} ${middle.y}z`
    return (
      path(diamond, { ...outline, fill: theme.gateway }) +
      gatewaySign(element.$type, middle, width / 6, theme) +
      besides
    )
  }
  if (kind === 'event') return drawEvent(element, { ...middle, radius: width / 2 }, theme) + besides
  return box(x, y, width, height, { stroke: theme.faint, line: 1, dashed: true }) + besides
}

function nameInside(name: string, { x, y, width, height }: DiagramBox, theme: FlowTheme): string {
  const size = Math.min(17, Math.max(11, height / 3))
  const lines = evenly(name, (width - 8) / size, Math.max(1, Math.floor((height - 4) / (size * 1.2))))
  const first = y + height / 2 - ((lines.length - 1) * size * 1.2) / 2 + size * 0.36
  return lines
    .map((row, place) =>
      text(x + width / 2, first + place * size * 1.2, row, { size, color: theme.ink, weight: 500, anchor: 'middle' }),
    )
    .join('')
}

function gatewaySign(type: string, { x, y }: { x: number; y: number }, half: number, theme: FlowTheme): string {
  const style = { stroke: theme.ink, line: 3 }
  if (type === 'bpmn:ParallelGateway') return path(`M${x - half} ${y}H${x + half}M${x} ${y - half}V${y + half}`, style)
  if (type === 'bpmn:InclusiveGateway' || type === 'bpmn:EventBasedGateway')
    return circle(x, y, half, { ...style, line: 2.5 })
  const near = half * 0.8
  return path(`M${x - near} ${y - near}L${x + near} ${y + near}M${x - near} ${y + near}L${x + near} ${y - near}`, style)
}

function drawEvent(
  element: ModdleElement,
  { x, y, radius }: { x: number; y: number; radius: number },
  theme: FlowTheme,
): string {
  const { $type, eventDefinitions } = element
  if ($type === 'bpmn:StartEvent') return circle(x, y, radius, { fill: theme.event })
  if ($type === 'bpmn:EndEvent') return circle(x, y, radius - 1.5, { fill: theme.shape, stroke: theme.line, line: 4 })
  const rings =
    circle(x, y, radius, { fill: theme.shape, stroke: theme.line, line: 1.8 }) +
    circle(x, y, radius - 3.5, { stroke: theme.line, line: 1.4 })
  const isTimer = elementsOf(eventDefinitions).some((one) => one.$type === 'bpmn:TimerEventDefinition')
  if (!isTimer) return rings
  const hand = radius * 0.45
  return rings + path(`M${x} ${y - hand}V${y}L${x + hand * 0.8} ${y + hand * 0.3}`, { stroke: theme.line, line: 1.8 })
}

/** Labels keep their place, and their last line is shortened rather than running over what stands below. */
function drawLabel(name: string, at: DiagramBox | null, theme: FlowTheme): string {
  if (!at || name === '') return ''
  const size = 13
  const lines = evenly(name, Math.max(at.width, 44) / size, Math.max(1, Math.round(at.height / (size * 1.1))))
  return lines
    .map((row, place) =>
      text(at.x + at.width / 2, at.y + size * (0.95 + place * 1.15), row, {
        size,
        color: theme.faint,
        anchor: 'middle',
      }),
    )
    .join('')
}
