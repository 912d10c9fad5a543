import type { InsideLabel } from '@atrium/contract/resource/inside'
import { isObject, type JsonContent, type JsonRecord, listOf, objectOf, stringOf } from '../package/format/json.ts'
import { hues, ink } from './thumbnail.hues.ts'
import { box, circle, isColor, path, placed, sheet, svgOf, text, widthOf, words, wrapped } from './thumbnail.pen.ts'

interface PortalTheme {
  accent: string
  tint: string
  deep: string
  ground: string
  mark: string
}

interface WidgetBox {
  width: number
  height: number
}

const head = 44
const gap = 10
/** A page that is shorter than the picture is drawn higher, so that little stays empty below it. */
const leastRow = 30
const mostRow = 40
const mostWidgets = 24

/** The page at its widest, as everybody sees it: its widgets on their grid, in its colours. */
export function drawPortalPicture(portal: JsonContent): Buffer | null {
  const root = objectOf(portal)
  const theme = themeOf(objectOf(root.theme))
  const widgets = new Map(listOf(root.widgets).map((widget) => [String(objectOf(widget).id), objectOf(widget)]))
  const { name, columns } = widestOf(root)
  const places = listOf(objectOf(root.layouts)[name]).map(objectOf).slice(0, mostWidgets)
  const each = (sheet.width - 2 * 14 + gap) / columns
  const bottom = Math.max(...places.map(({ y, h }) => Number(y) + Number(h)).filter(Number.isFinite), 1)
  const row = Math.min(Math.max(leastRow, (sheet.height - head - 14) / bottom), mostRow)
  const drawn = places.flatMap(({ i, x, y, w, h }) => {
    const widget = widgets.get(String(i))
    const [left, top, width, height] = [x, y, w, h].map(Number) as [number, number, number, number]
    if (!widget || ![left, top, width, height].every(Number.isFinite)) return []
    const at = { x: 14 + left * each, y: head + 12 + top * row, scale: 1 }
    return at.y > sheet.height
      ? []
      : [placed(drawWidget(widget, { width: width * each - gap, height: height * row - gap }, theme), at)]
  })
  return drawn.length > 0
    ? svgOf(theme.ground, drawHead(labelOf(root.title ?? root.name), theme) + drawn.join(''))
    : null
}

function themeOf(theme: JsonRecord): PortalTheme {
  const { deep, tint, vivid } = hues.portal
  const usual = { accent: vivid, tint, deep, ground: '#f2f7f8', mark: '#d8ae55' }
  const given = { ...theme, ...objectOf(theme.colors) }
  return {
    accent: [given.accent, given.primary, given.brand, usual.accent].find(isColor) ?? usual.accent,
    tint: [given.tint, given.accentTint].find(isColor) ?? usual.tint,
    deep: [given.deep, given.hero].find(isColor) ?? usual.deep,
    ground: [given.ground, given.background].find(isColor) ?? usual.ground,
    mark: [given.mark, given.highlight].find(isColor) ?? usual.mark,
  }
}

function widestOf({ widths, layouts }: JsonRecord): { name: string; columns: number } {
  const [widest] = listOf(widths)
    .map(objectOf)
    .sort((one, other) => Number(other.from) - Number(one.from))
  const columns = Number(widest?.columns)
  if (widest && Number.isInteger(columns) && columns > 0) return { name: String(widest.name), columns }
  return { name: Object.keys(objectOf(layouts))[0] ?? 'wide', columns: 12 }
}

/** Labels come as a text or in several languages. */
function labelOf(value: JsonContent | undefined): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return isObject(value) && Object.values(value).every((one) => typeof one === 'string')
    ? words(value as InsideLabel)
    : ''
}

function drawHead(title: string, { accent, mark }: PortalTheme): string {
  return (
    box(0, 0, sheet.width, head, { fill: '#ffffff' }) +
    box(0, head, sheet.width, 1, { fill: '#e2e6e6' }) +
    box(16, 13, 18, 18, { fill: accent }) +
    text(44, 28, title, { size: 16, color: ink.text, weight: 600, width: 420 }) +
    circle(612, head / 2, 12, { fill: mark })
  )
}

function drawWidget({ kind, title, data }: JsonRecord, size: WidgetBox, theme: PortalTheme): string {
  const content = objectOf(data)
  if (kind === 'hero') return drawHero(labelOf(content.text) || labelOf(title), labelOf(content.note), size, theme)
  const card = box(0, 0, size.width, size.height, { fill: '#ffffff', stroke: '#e2e6e6', radius: 3 })
  const heading = text(12, 22, labelOf(title), { size: 13, color: ink.text, weight: 600, width: size.width - 24 })
  const draw = (typeof kind === 'string' && Object.hasOwn(contents, kind) && contents[kind]) || drawLines
  return card + heading + draw(content, size, theme)
}

type WidgetDrawing = (data: JsonRecord, size: WidgetBox, theme: PortalTheme) => string

const contents: Record<string, WidgetDrawing> = {
  shortcuts: drawShortcuts,
  chart: drawChart,
  figure: drawFigure,
  people: drawPeople,
  text: (data, { width, height }) =>
    wrapped(labelOf(data.text), (width - 24) / 12, Math.max(Math.floor((height - 34) / 19), 1))
      .map((line, place) => text(12, 46 + place * 19, line, { size: 12, color: ink.soft }))
      .join(''),
}

function drawHero(
  title: string,
  note: string,
  { width, height }: WidgetBox,
  { accent, deep, mark }: PortalTheme,
): string {
  const hills = [
    path(
      `M0 ${height}V${height * 0.72}L${width * 0.22} ${height * 0.45}L${width * 0.42} ${height * 0.74}L${width * 0.62} ${height * 0.4}L${width} ${height * 0.8}V${height}z`,
      { fill: accent },
    ),
    `<g opacity="0.45">${path(`M0 ${height}V${height * 0.85}L${width * 0.32} ${height * 0.64}L${width * 0.65} ${height * 0.88}L${width} ${height * 0.84}V${height}z`, { fill: '#ffffff' })}</g>`,
  ].join('')
  return (
    box(0, 0, width, height, { fill: deep }) +
    circle(width * 0.78, height * 0.36, Math.min(width, height) * 0.19, { fill: mark }) +
    hills +
    text(16, 32, title, { size: 18, color: '#ffffff', weight: 600, width: width * 0.66 }) +
    text(16, 54, note, { size: 12, color: '#ffffff', width: width * 0.6 })
  )
}

/** Tasks, notices, dates, links, and widgets of kinds that are not known here. */
function drawLines({ items, count }: JsonRecord, { width, height }: WidgetBox, { accent }: PortalTheme): string {
  const shown = listOf(items)
    .slice(0, Math.max(Math.floor((height - 34) / 24), 0))
    .map(lineOf)
  const badge =
    typeof count === 'number'
      ? text(width - 12, 22, String(count), { size: 13, color: accent, weight: 600, anchor: 'end' })
      : ''
  const lines = shown.map(({ words: line, note }, place) => {
    const y = 48 + place * 24
    const room = roomOf(note, width - 24)
    return (
      box(12, y - 17, width - 24, 0.8, { fill: '#edf0f0' }) +
      text(12, y, line, { size: 12, color: ink.text, width: width - 24 - room }) +
      text(width - 12, y, note, { size: 11, color: ink.faint, anchor: 'end', width: room })
    )
  })
  return badge + lines.join('')
}

/** What a note at the end of a line takes, at most half of it; the words get the rest. */
function roomOf(note: string, width: number): number {
  return note === '' ? 0 : Math.min(widthOf(note) * 11 + 12, width / 2)
}

function lineOf(item: JsonContent): { words: string; note: string } {
  const { text: line, title, name, note } = objectOf(item)
  return { words: labelOf(line ?? title ?? name) || labelOf(item), note: labelOf(note) }
}

function drawShortcuts({ items }: JsonRecord, { width, height }: WidgetBox, { tint, deep }: PortalTheme): string {
  const columns = width > 260 ? 4 : 3
  const each = (width - 24 + 8) / columns
  const most = columns * Math.max(Math.floor((height - 36) / 34), 1)
  return listOf(items)
    .slice(0, most)
    .map((item, place) => {
      const [x, y] = [12 + (place % columns) * each, 34 + Math.floor(place / columns) * 34]
      return (
        box(x, y, each - 8, 27, { fill: tint, radius: 2 }) +
        text(x + (each - 8) / 2, y + 18, lineOf(item).words, {
          size: 12,
          color: deep,
          anchor: 'middle',
          width: each - 12,
        })
      )
    })
    .join('')
}

function drawChart({ values }: JsonRecord, { width, height }: WidgetBox, { accent, tint }: PortalTheme): string {
  const bars = listOf(values)
    .map(Number)
    .filter((value) => Number.isFinite(value) && value >= 0)
    .slice(0, 16)
  const tallest = Math.max(...bars, 1)
  const each = (width - 24) / Math.max(bars.length, 1)
  const room = height - 46
  return bars
    .map((value, place) => {
      const tall = (value / tallest) * room
      return box(12 + place * each, height - 10 - tall, each * 0.62, tall, {
        fill: place === bars.length - 1 ? accent : tint,
        stroke: accent,
      })
    })
    .join('')
}

function drawFigure(
  { value, unit, note, change }: JsonRecord,
  { width, height }: WidgetBox,
  { deep, accent }: PortalTheme,
): string {
  const figure = `${labelOf(value)} ${labelOf(unit)}`.trim()
  const size = Math.min(Math.max((height - 56) * 0.5, 24), 40, (width - 24) / Math.max(widthOf(figure), 1))
  return (
    text(12, Math.min(height - 26, 32 + size), figure, { size, color: deep, weight: 600, width: width - 20 }) +
    text(12, height - 9, labelOf(note ?? change), { size: 11, color: accent, width: width - 24 })
  )
}

function drawPeople({ items }: JsonRecord, { width, height }: WidgetBox, { tint, deep }: PortalTheme): string {
  return listOf(items)
    .slice(0, Math.max(Math.floor((height - 34) / 28), 0))
    .map((item, place) => {
      const { words: name, note } = lineOf(item)
      const y = 46 + place * 28
      const room = roomOf(note, width - 54)
      const [first = ''] = stringOf(name) ?? ''
      return (
        circle(23, y, 11, { fill: tint }) +
        text(23, y + 4.5, first, { size: 12, color: deep, anchor: 'middle' }) +
        text(42, y + 4.5, name, { size: 12, color: ink.text, width: width - 54 - room }) +
        text(width - 12, y + 4.5, note, { size: 11, color: ink.faint, anchor: 'end', width: room })
      )
    })
    .join('')
}
