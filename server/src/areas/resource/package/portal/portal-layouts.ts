import type { InsideOf } from '@atrium/contract/resource/inside'
import { isObject, type JsonContent, type JsonRecord, listOf, objectOf, step, stringOf } from '../format/json.ts'
import { atPointer, inFile, type PackageReport } from '../report.ts'

type LayoutWidth = InsideOf<'portal'>['widths'][number]

interface LayoutReportContext {
  entry: string
  report: PackageReport
}

/** What a portal has that says nothing of widths. */
const usual: LayoutWidth[] = [
  { name: 'wide', columns: 12, from: 1200 },
  { name: 'middle', columns: 8, from: 768 },
  { name: 'phone', columns: 4, from: 0 },
]
const mostColumns = 48
const mostRows = 1_000

export function readWidths(input: JsonContent | undefined, { entry, report }: LayoutReportContext): LayoutWidth[] {
  const widths = listOf(input).flatMap((width, index) => {
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
  input: JsonContent | undefined,
  { widgets, widths, entry, report }: LayoutReportContext & { widgets: Set<string>; widths: LayoutWidth[] },
) {
  if (!isObject(input)) {
    report.wrong('format.no_layouts', {}, inFile(entry))
    return
  }
  for (const width of widths) checkLayout(width, listOf(input[width.name]), { widgets, entry, report })
}

function checkLayout(
  { name, columns }: LayoutWidth,
  places: JsonContent[],
  { widgets, entry, report }: LayoutReportContext & { widgets: Set<string> },
) {
  const pointer = `/layouts${step(name)}`
  if (places.length === 0) return report.note('format.width_without_layout', { width: name }, atPointer(entry, pointer))
  const placed = new Set<unknown>()
  for (const [index, place] of places.slice(0, mostRows).entries()) {
    const { i } = objectOf(place)
    const context = atPointer(entry, `${pointer}/${index}`, place)
    placed.add(i)
    if (!widgets.has(String(i))) report.wrong('format.no_such_widget', {}, context)
    else if (!fitsGrid(objectOf(place), columns)) report.wrong('format.outside_the_grid', { columns }, context)
  }
  for (const id of widgets)
    if (!placed.has(id)) report.note('format.widget_without_place', { width: name }, atPointer(entry, pointer, id))
}

function fitsGrid({ x, y, w, h }: JsonRecord, columns: number) {
  return isWhole(x, 0, columns - 1) && isWhole(w, 1, columns - x) && isWhole(y, 0, mostRows) && isWhole(h, 1, 100)
}

function isWhole(value: JsonContent | undefined, least: number, most: number): value is number {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most
}
