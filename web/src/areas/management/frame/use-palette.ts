import { type RecordKind, recordKinds } from '@atrium/contract/overview/record-kinds'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../platform/api/failure.ts'
import { useQuery } from '../../../platform/api/use-query.ts'
import { useLogin } from '../../../platform/session/session.ts'
import {
  actionEntries,
  matching,
  type PaletteEntry,
  type PaletteKind,
  pageEntries,
  recordEntry,
} from './palette-entries.ts'
import { readRecent } from './palette-recent.ts'
import { pagesHeld } from './screens.ts'

/** Milliseconds without a key after which records are asked for. */
const searchDelay = 150
const kindOrder: PaletteKind[] = ['page', 'action', ...(Object.keys(recordKinds) as RecordKind[])]
/** Of pages and of actions, while all kinds are shown. */
const shownOfEach = 6

export interface PaletteSection {
  title: string
  entries: PaletteEntry[]
}

export interface PaletteTab {
  /** Null shows all kinds. */
  kind: PaletteKind | null
  name: string
  count: string
}

interface PaletteAnswer {
  sections: PaletteSection[]
  tabs: PaletteTab[]
  /** The kind that is shown alone. */
  kind: PaletteKind | null
  words: string
  isSearching: boolean
  failure: Failure | null
}

/** What the words mean: pages and actions are known here, records are asked for. */
export function usePalette(text: string, chosenKind: PaletteKind | null): PaletteAnswer {
  const { t } = useTranslation('management')
  const login = useLogin()
  const pages = pagesHeld(login?.menus ?? null)
  const [recent] = useState(readRecent)
  const { mark, words } = splitMark(text)
  const screens = pages.map(({ name }) => name)
  const kinds = (Object.keys(recordKinds) as RecordKind[]).filter((kind) => screens.includes(recordKinds[kind]))
  const records = useRecords({ mark, words, kinds, chosenKind })

  const isLocal = mark === '' || mark === '>'
  const found = {
    page: mark === '' ? matching(pageEntries(pages, t), words) : [],
    action: isLocal && mark + words !== '' ? matching(actionEntries(login, t), words) : [],
    record: records.list,
  }
  const counts = countKinds([...found.page, ...found.action, ...found.record])
  const kind = chosenKind !== null && (counts.has(chosenKind) || records.isSearching) ? chosenKind : null

  return {
    sections: (mark + words === '' ? untyped() : kind === null ? ofAllKinds() : ofOneKind(kind)).filter(
      ({ entries }) => entries.length > 0,
    ),
    tabs: words === '' ? [] : [null, ...kindOrder.filter((one) => counts.has(one))].map(tabOf),
    kind,
    words,
    isSearching: records.isSearching,
    failure: records.failure,
  }

  function untyped(): PaletteSection[] {
    return [
      { title: t('palette.recent'), entries: recent },
      {
        title: t('palette.pages', { count: found.page.length }),
        entries: found.page.filter(({ to }) => !recent.some((one) => one.to === to)),
      },
    ]
  }

  /** Pages and actions stand first: they are there at once, and records that come later move nothing. */
  function ofAllKinds(): PaletteSection[] {
    const most = mark === '' ? shownOfEach : Number.POSITIVE_INFINITY
    return [
      { title: t('palette.page'), entries: found.page.slice(0, most) },
      { title: t('palette.action'), entries: found.action.slice(0, most) },
      { title: t('palette.record'), entries: found.record },
    ]
  }

  function ofOneKind(kind: PaletteKind): PaletteSection[] {
    const all = [...found.page, ...found.action, ...found.record]
    return [{ title: nameOf(kind), entries: all.filter((entry) => entry.kind === kind) }]
  }

  function nameOf(kind: PaletteKind): string {
    return kind === 'page' || kind === 'action' ? t(`palette.${kind}`) : t(`${recordKinds[kind]}.title`)
  }

  function tabOf(kind: PaletteKind | null): PaletteTab {
    if (kind === null) return { kind, name: t('palette.all'), count: '' }
    return { kind, name: nameOf(kind), count: `${counts.get(kind)}${records.more.includes(kind) ? '+' : ''}` }
  }
}

interface RecordsAsked {
  mark: string
  words: string
  kinds: RecordKind[]
  chosenKind: PaletteKind | null
}

/** Of all kinds a few; of one that is shown alone more, and the few until they arrive. */
function useRecords({ mark, words, kinds, chosenKind }: RecordsAsked) {
  const { t } = useTranslation('management')
  const asked = mark === '@' ? kinds.filter((kind) => kind === 'user') : mark === '>' ? [] : kinds
  const keyword = mark === '#' ? `#${words}` : words
  const isAsked = words !== '' && asked.length > 0
  const alone = asked.find((kind) => kind === chosenKind)
  const all = useQuery(
    'GET /api/management/records',
    isAsked ? { query: { keyword, ...(mark === '@' ? { kind: 'user' } : {}) } } : null,
    { delay: searchDelay },
  )
  const one = useQuery('GET /api/management/records', isAsked && alone ? { query: { keyword, kind: alone } } : null)

  const others = (all.data?.list ?? []).filter(({ kind }) => kind !== alone || !one.data)
  const more: readonly PaletteKind[] = [...(all.data?.more ?? []), ...(one.data?.more ?? [])].filter(
    (kind) => kind !== alone || !one.data || one.data.more.includes(kind),
  )
  return {
    list: [...others, ...(one.data?.list ?? [])].map((record) => recordEntry(record, t)),
    more,
    failure: all.failure,
    isSearching: isAsked && all.isLoading,
  }
}

function countKinds(entries: PaletteEntry[]): Map<PaletteKind, number> {
  const counts = new Map<PaletteKind, number>()
  for (const { kind } of entries) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return counts
}

/** `>` is for actions, `@` for people, `#` for a number. */
function splitMark(text: string) {
  const [, mark = '', words = ''] = /^\s*([>@#]?)\s*(.*?)\s*$/.exec(text) ?? []
  return { mark, words }
}
