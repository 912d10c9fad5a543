import { ownerNow } from '../../../platform/session/owner.ts'
import type { PaletteEntry } from './palette-entries.ts'

const key = 'management_palette_recent'
const most = 5

interface RecentEntries {
  owner: string | null
  list: PaletteEntry[]
}

/** Of this tab and this person: they may be names of people, which no one else who signs in here is to read. */
export function readRecent(): PaletteEntry[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as RecentEntries | null
    return kept?.owner === ownerNow() ? kept.list : []
  } catch {
    return []
  }
}

export function keepRecent({ others: _, ...entry }: PaletteEntry) {
  try {
    const list = [entry, ...readRecent().filter(({ to }) => to !== entry.to)].slice(0, most)
    sessionStorage.setItem(key, JSON.stringify({ owner: ownerNow(), list } satisfies RecentEntries))
  } catch {
    // Storage can be forbidden: then nothing is remembered.
  }
}
