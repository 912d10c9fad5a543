import type { InsideOf } from '@atrium/contract/resource/inside'
import {
  isObject,
  type JsonContent,
  type JsonRecord,
  listOf,
  objectOf,
  parseJson,
  step,
  stringOf,
} from '../format/json.ts'
import { limits } from '../format/limits.ts'
import { textOf } from '../format/text.ts'
import { atPointer, inFile, type PackageReport, PackageUnreadable } from '../report.ts'
import { type PackageContents, type PackageLabel, type PackageSource, textsOf } from '../source.ts'
import { checkLayouts, readWidths } from './portal-layouts.ts'

type PortalWidget = InsideOf<'portal'>['widgets'][number]

/** Drawn by the portal itself; any other kind is shown as a box with its name. */
const knownKinds = ['hero', 'todo', 'shortcuts', 'notices', 'chart', 'calendar', 'people', 'links', 'figure', 'text']

/** A portal: widgets, where they stand at each width, colours, roles and the apps it needs. */
export function readPortal({ entry, files, report }: PackageSource): PackageContents {
  const root = parseJson(textOf(files.get(entry) ?? Buffer.of(), entry, limits.text_bytes), entry)
  if (!isObject(root) || !Array.isArray(root.widgets))
    throw new PackageUnreadable('format.not_a_portal', {}, inFile(entry))
  const values = listOf(root.widgets)
  if (values.length === 0) throw new PackageUnreadable('format.no_widgets', {}, inFile(entry))
  if (values.length > limits.widgets)
    throw new PackageUnreadable('format.too_many_widgets', { most: limits.widgets }, inFile(entry))

  const labels: PackageLabel[] = []
  const roles = namesIn(root.roles)
  const widgets = values.flatMap((widget, index) => {
    const read = readWidget(objectOf(widget), { index, entry, report, roles })
    if (read && typeof read.title !== 'string')
      labels.push({ place: atPointer(entry, `/widgets/${index}/title`, read.id), text: read.title })
    return read ? [read] : []
  })
  for (const id of repeated(widgets.map((widget) => widget.id)))
    report.wrong('format.duplicate_id', {}, atPointer(entry, '/widgets', id))
  const widths = readWidths(root.widths, { entry, report })
  checkLayouts(root.layouts, { widgets: new Set(widgets.map(({ id }) => id)), widths, entry, report })
  checkStrings(root, '', { entry, report })

  const apps = namesIn(root.apps)
  return {
    inside: { type: 'portal', widgets, widths, roles, apps },
    title: textsOf(root.title),
    summary: textsOf(root.summary),
    sample: null,
    labels,
    apps,
  }
}

interface WidgetContext {
  index: number
  entry: string
  report: PackageReport
  roles: string[]
}

function readWidget(widget: JsonRecord, { index, entry, report, roles }: WidgetContext): PortalWidget | null {
  const place = atPointer(entry, `/widgets/${index}`, widget)
  const [id, kind] = [stringOf(widget.id), stringOf(widget.kind)]
  if (!id || !kind) {
    report.wrong('format.widget_without_kind', {}, place)
    return null
  }
  const known = knownKinds.includes(kind)
  if (!known) report.note('format.unknown_widget', { kind: kind.slice(0, 80) }, place)
  const wanted = namesIn(widget.roles)
  for (const role of wanted.filter((one) => !roles.includes(one)))
    report.note('format.unknown_role', { role: role.slice(0, 80) }, place)
  return { id: id.slice(0, 200), kind: kind.slice(0, 80), title: textsOf(widget.title) ?? '', roles: wanted, known }
}

function namesIn(value: JsonContent | undefined) {
  return listOf(value).flatMap((one) => stringOf(isObject(one) ? (one.id ?? one.name) : one)?.slice(0, 80) ?? [])
}

function repeated(names: string[]) {
  return new Set(names.filter((name, index) => names.indexOf(name) !== index))
}

/** Links may lead out of a portal; an address that runs something may not, and a colour fetches nothing. */
function checkStrings(value: JsonContent, pointer: string, context: Pick<PackageSource, 'entry' | 'report'>) {
  if (typeof value === 'string') {
    const place = atPointer(context.entry, pointer, value)
    if (/^(javascript|vbscript):/i.test(value.slice(0, 100).replace(/[\0-\x20]/g, '')))
      context.report.wrong('format.script_address', {}, place)
    if (pointer.startsWith('/theme/') && /url\(|expression\(|@import/i.test(value))
      context.report.wrong('format.external_address', {}, place)
  } else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) checkStrings(part, `${pointer}${step(key)}`, context)
}
