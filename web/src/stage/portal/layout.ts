import type { PortalBreakpoint, PortalConfiguration, PortalWidgetData, WidgetPosition } from './read-portal.ts'

/** A page a little too wide for its place is drawn smaller; one far too wide gives way to the next layout. */
const least = 0.8

/** The layout for a place: the widest that still can be read there. */
export function widthFor(widths: PortalBreakpoint[], room: number): PortalBreakpoint | null {
  const widest = widths.toSorted((one, other) => other.from - one.from)
  return widest.find(({ from }) => from * least <= room) ?? widest.at(-1) ?? null
}

/** How wide the page is drawn, and at which scale, so that a layout is shown whole wherever one looks. */
export function drawnWidth(
  width: PortalBreakpoint,
  widths: PortalBreakpoint[],
  room: number,
): { width: number; scale: number } {
  const next = Math.min(...widths.filter(({ from }) => from > width.from).map(({ from }) => from))
  const largest = Number.isFinite(next) ? next - 1 : Number.POSITIVE_INFINITY
  const phone = width.from === 0 && Number.isFinite(next)
  const wanted = phone ? Math.min(390, room) : Math.max(width.from, Math.min(room, largest))
  return { width: wanted, scale: Math.min(1, room / wanted) }
}

/**
 * Where the widgets that somebody sees stand at a width. One the author gave no place comes below the others, as wide
 * as the page; a place beyond the grid is brought back into it.
 */
export function placesFor(
  { layouts }: PortalConfiguration,
  { name, columns }: PortalBreakpoint,
  widgets: PortalWidgetData[],
): WidgetPosition[] {
  const given = new Map((layouts[name] ?? []).map((place) => [place.i, place]))
  const rows = [...given.values()].map(({ y, h }) => y + h)
  let below = Math.max(0, ...rows)

  return widgets.map(({ id }) => {
    const place = given.get(id)
    if (!place) {
      below += 4
      return { i: id, x: 0, y: below - 4, w: columns, h: 4 }
    }
    const w = Math.min(place.w, columns)
    return { ...place, w, x: Math.min(place.x, columns - w) }
  })
}
