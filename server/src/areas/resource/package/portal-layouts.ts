import type { InsideOf } from '@atrium/contract/inside'
import { isObject, type Json, type JsonObject, listOf, objectOf, step, stringOf } from './json.ts'
import { atPointer, inFile, type Report } from './report.ts'

type Width = InsideOf<'portal'>['widths'][number]

interface Telling {
  entry: string
  report: Report
}

/** What a portal has that says nothing of widths. */
const usual: Width[] = [
  { name: 'wide', columns: 12, from: 1200 },
  { name: 'middle', columns: 8, from: 768 },
  { name: 'phone', columns: 4, from: 0 },
]
const mostColumns = 48
const mostRows = 1_000

export function readWidths(given: Json | undefined, { entry, report }: Telling): Width[] {
  const widths = listOf(given).flatMap((width, index) => {
    const { name, columns, from } = objectOf(width)
    if (stringOf(name) && isWhole(columns, 1, mostColumns) && isWhole(from, 0, 10_000))
      return [{ name: String(name).slice(0, 80), columns: Number(columns), from: Number(from) }]
    report.wrong('format.wrong_width', {}, atPointer(entry, `/widths/${index}`, width))
    return []
  })
  return widths.length > 0 ? widths : usual
}

/** Every widget stands somewhere at every width, within the grid, and nothing stands there that is no widget. */
export function checkLayouts(
  given: Json | undefined,
  { widgets, widths, entry, report }: Telling & { widgets: Set<string>; widths: Width[] },
) {
  if (!isObject(given)) {
    report.wrong('format.no_layouts', {}, inFile(entry))
    return
  }
  for (const width of widths) checkLayout(width, listOf(given[width.name]), { widgets, entry, report })
}

function checkLayout(
  { name, columns }: Width,
  places: Json[],
  { widgets, entry, report }: Telling & { widgets: Set<string> },
) {
  const pointer = `/layouts${step(name)}`
  if (places.length === 0) return report.note('format.width_without_layout', { width: name }, atPointer(entry, pointer))
  const placed = new Set<unknown>()
  for (const [index, place] of places.slice(0, mostRows).entries()) {
    const { i } = objectOf(place)
    const told = atPointer(entry, `${pointer}/${index}`, place)
    placed.add(i)
    if (!widgets.has(String(i))) report.wrong('format.no_such_widget', {}, told)
    else if (!fitsGrid(objectOf(place), columns)) report.wrong('format.outside_the_grid', { columns }, told)
  }
  for (const id of widgets)
    if (!placed.has(id)) report.note('format.widget_without_place', { width: name }, atPointer(entry, pointer, id))
}

function fitsGrid({ x, y, w, h }: JsonObject, columns: number) {
  return isWhole(x, 0, columns - 1) && isWhole(w, 1, columns - x) && isWhole(y, 0, mostRows) && isWhole(h, 1, 100)
}

function isWhole(value: Json | undefined, least: number, most: number): value is number {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most
}
