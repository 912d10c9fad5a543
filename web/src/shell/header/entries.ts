import { headerEntries as widths } from '@atrium/contract/limits'

interface HeaderEntry {
  name: string
  to: string
  /** Opens a panel on hover; the others only lead somewhere. */
  panel: boolean
  new_window: boolean
  is_new: boolean
}

const plain = { panel: false, new_window: false, is_new: false } as const

/** The seven entries in their fixed order. */
export const entries = [
  { ...plain, name: 'download', to: '/download' },
  { ...plain, name: 'app-store', to: '/app-store', is_new: true },
  { ...plain, name: 'resource', to: '/resource', panel: true },
  { ...plain, name: 'knowledge', to: '/knowledge', panel: true, new_window: true },
  { ...plain, name: 'case', to: '/case', panel: true },
  { ...plain, name: 'video', to: '/video' },
  { ...plain, name: 'project', to: '/project' },
] as const satisfies readonly HeaderEntry[]

export type Entry = (typeof entries)[number]
export type EntryName = Entry['name']
export type PanelName = Extract<Entry, { panel: true }>['name']

/** How many entries stay in the bar at a window width; the rest go under 'more'. */
export function visibleEntries(width: number): number {
  return widths.find(({ upTo }) => Math.floor(width) <= upTo)?.visible ?? entries.length
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
  return entries.map((_, place) => (place < visible ? `[data-more="${place}"]` : `[data-bar="${place}"]`)).join()
}

/** Areas in the order of their index; management has one although it has no entry. */
const indexed = [...entries.map(({ name }) => name), 'management']

/** The index of the area an address belongs to, or -1. */
export function activeIndex(pathname: string): number {
  const [, area = ''] = pathname.split('/')
  return indexed.indexOf(area)
}
