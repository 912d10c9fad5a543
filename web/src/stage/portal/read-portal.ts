import type { Language } from '@atrium/contract/languages'
import { isRecord, listOf, type PortalJson, textOf } from './read-json.ts'

/** A portal as the stage draws it. `portal.json` may hold more; what is not known here is left alone. */
export interface PortalConfiguration {
  widgets: PortalWidgetData[]
  widths: PortalBreakpoint[]
  layouts: Record<string, WidgetPosition[]>
  theme: PortalJson
  roles: { id: string; name: PortalJson | string }[]
  name: unknown
}

export interface PortalWidgetData {
  id: string
  kind: string
  title: unknown
  /** Empty where everybody sees it. */
  roles: string[]
  data: PortalJson
}

export interface PortalBreakpoint {
  name: string
  columns: number
  from: number
}

export interface WidgetPosition {
  i: string
  x: number
  y: number
  w: number
  h: number
}

const usualWidths: PortalBreakpoint[] = [
  { name: 'wide', columns: 12, from: 1200 },
  { name: 'middle', columns: 8, from: 768 },
  { name: 'phone', columns: 4, from: 0 },
]
const most = { widgets: 200, columns: 48, rows: 1_000, height: 100 }

/** Null for a text that is no portal. */
export function readPortal(text: string): PortalConfiguration | null {
  const root: unknown = parseJson(text)
  if (!isRecord(root) || !Array.isArray(root.widgets)) return null
  const widgets = listOf(root.widgets).slice(0, most.widgets).flatMap(widgetOf)
  const widths = listOf(root.widths).flatMap(widthOf)
  const layouts = isRecord(root.layouts) ? root.layouts : {}

  return {
    widgets,
    widths: (widths.length > 0 ? widths : usualWidths).toSorted((one, other) => other.from - one.from),
    layouts: Object.fromEntries(
      Object.entries(layouts).map(([name, places]) => [name, listOf(places).flatMap(placeOf)]),
    ),
    theme: isRecord(root.theme) ? root.theme : {},
    roles: listOf(root.roles).flatMap(roleOf),
    name: root.title ?? root.name,
  }
}

/** The widgets somebody with this role sees; without a role, those for everybody. */
export function widgetsFor({ widgets }: PortalConfiguration, role: string | null): PortalWidgetData[] {
  return widgets.filter(({ roles }) => roles.length === 0 || (role !== null && roles.includes(role)))
}

export function roleName({ id, name }: PortalConfiguration['roles'][number], language: Language): string {
  return textOf(name, language) || id
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function widgetOf(value: unknown): PortalWidgetData[] {
  if (!isRecord(value) || typeof value.id !== 'string' || typeof value.kind !== 'string') return []
  const { id, kind, title, roles, data } = value
  const own = Array.isArray(data) ? { items: data } : data
  return [
    {
      id,
      kind,
      title,
      roles: listOf(roles).filter((role) => typeof role === 'string'),
      data: isRecord(own) ? own : {},
    },
  ]
}

function widthOf(value: unknown): PortalBreakpoint[] {
  if (!isRecord(value)) return []
  const { name, columns, from } = value
  const isWidth = typeof name === 'string' && isWhole(columns, 1, most.columns) && isWhole(from, 0, 10_000)
  return isWidth ? [{ name, columns, from }] : []
}

function placeOf(value: unknown): WidgetPosition[] {
  if (!isRecord(value) || typeof value.i !== 'string') return []
  const { i, x, y, w, h } = value
  const isPlace =
    isWhole(x, 0, most.columns) && isWhole(y, 0, most.rows) && isWhole(w, 1, most.columns) && isWhole(h, 1, most.height)
  return isPlace ? [{ i, x, y, w, h }] : []
}

function roleOf(value: unknown): PortalConfiguration['roles'] {
  if (typeof value === 'string') return [{ id: value, name: value }]
  if (!isRecord(value) || typeof value.id !== 'string') return []
  return [{ id: value.id, name: isRecord(value.name) || typeof value.name === 'string' ? value.name : value.id }]
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
}
