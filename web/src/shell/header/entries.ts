import { headerEntries as widths } from '@atrium/contract/limits'
import type { WebsiteMenuItem } from '@atrium/contract/website/website'
import type { i18n } from 'i18next'
import { usePage } from '../../platform/page/page.ts'
import { useLogin } from '../../platform/session/session.ts'

/** The areas of the header, in the order of their index. Their names and addresses are data of the server [HDR-17]. */
const areas = ['download', 'app-store', 'resource', 'knowledge', 'case', 'video', 'project'] as const
export type EntryName = (typeof areas)[number]

/** Open a panel on hover; the others only lead somewhere. */
const panels = ['resource', 'knowledge', 'case'] as const
export type PanelName = (typeof panels)[number]

export interface HeaderEntry extends WebsiteMenuItem {
  code: EntryName
  panel: PanelName | null
  new_window: boolean
  is_new: boolean
}

/** What of the menu stands in the header, for somebody with this list of menu ids. */
export function entriesOf(
  items: readonly WebsiteMenuItem[],
  list: readonly number[] | null | undefined,
): HeaderEntry[] {
  return items.flatMap((item) => {
    const code = areas.find((area) => area === item.code)
    if (!code || (item.menu_id !== null && list != null && !list.includes(item.menu_id))) return []
    return {
      ...item,
      code,
      panel: panels.find((name) => name === code) ?? null,
      new_window: code === 'knowledge',
      is_new: code === 'app-store',
    }
  })
}

/** The entries this person is offered; the server draws a visitor's. */
export function useEntries(): HeaderEntry[] {
  return entriesOf(usePage().menuItems, useLogin()?.menus)
}

/** While the menu cannot be read, the areas are still led to by their usual names. */
export function menuWithoutHost({ t }: i18n): WebsiteMenuItem[] {
  return areas.map((code) => ({ code, menu_id: null, menu_name: t(`common:area.${code}`), url: `/${code}` }))
}

/** How many entries stay in the bar at a window width; the rest go under 'more'. */
export function visibleEntries(width: number): number {
  return widths.find(({ upTo }) => Math.floor(width) <= upTo)?.visible ?? areas.length
}

/**
 * The bar at every width, as a style sheet: the server's HTML is right before any script runs.
 * An element with `data-bar` goes when its entry is under 'more'; one with `data-more` goes when it is in the bar.
 * Where room is short the search box shrinks. Seven English words need all the room there is: `data-spare` gives way,
 * and `data-instead` takes its place.
 */
export function collapseStyle(): string {
  const rules = widths.map(({ upTo, visible }, place) => {
    const from = place === 0 ? 0 : (widths[place - 1]?.upTo ?? 0) + 1
    return `@media (${from}px <= width < ${upTo + 1}px){${hidden(visible)}{display:none!important}${place === 0 ? narrow : middle}}`
  })
  const widest = widths.at(-1)?.upTo ?? 0
  return `${rules.join('')}@media (width >= ${widest + 1}px){[data-more]{display:none!important}${wide}}`
}

const narrow =
  ':root{--header-search:168px}:root:lang(en){--header-search:204px}:root:lang(en) [data-spare="tagline"]{display:none}'
/** Register and sign in take more room than an avatar. */
const middle = ':root:lang(en):not([data-signed="in"]) [data-spare="tagline"]{display:none}'
const wide =
  ':root:lang(en){--header-entry:10px}:root:lang(en) [data-spare]{display:none}:root:lang(en) [data-instead]{display:flex}'

function hidden(visible: number): string {
  return areas.map((_, place) => (place < visible ? `[data-more="${place}"]` : `[data-bar="${place}"]`)).join()
}

/** Areas in the order of their index; management has one although it has no entry. */
const indexed: readonly string[] = [...areas, 'management']

/** The area with this index, if it has an entry in the header. */
export function areaAt(index: number): EntryName | undefined {
  return areas[index]
}

/** The index of the area an address belongs to, or -1. */
export function activeIndex(pathname: string): number {
  const [, area = ''] = pathname.split('/')
  return indexed.indexOf(area)
}
