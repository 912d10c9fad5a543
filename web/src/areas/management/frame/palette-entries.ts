import type { Answer } from '@atrium/contract/calls'
import { type ManagementScreen, mayChangeScreen, type ScreenRights } from '@atrium/contract/management'
import { type RecordKind, recordKinds } from '@atrium/contract/overview/record-kinds'
import type { TFunction } from 'i18next'
import { matchName } from './match-words.ts'
import { type GroupName, type ManagementPage, screenAddress } from './screens.ts'

/** What the picture before an entry shows. */
export type PaletteSign = GroupName | 'overview' | 'review' | 'feedback' | 'new' | 'public' | 'list'

export type PaletteKind = 'page' | 'action' | RecordKind

export interface PaletteEntry {
  kind: PaletteKind
  name: string
  /** What it is, below its name. */
  note?: string
  /** Where it belongs, at the right. */
  place: string
  to: string
  sign: PaletteSign
  /** What else can be done with it. */
  others?: PaletteEntry[]
}

/** Screens on which something new can be made, by `{screen}.new`. */
const creating: ManagementScreen[] = [
  'releases',
  'products',
  'categories',
  'knowledge_types',
  'cases',
  'industries',
  'demands',
  'videos',
  'video_categories',
  'app_categories',
  'users',
  'roles',
  'home_page',
  'announcements',
]

export function pageEntries(pages: ManagementPage[], t: TFunction<'management'>): PaletteEntry[] {
  return pages.map(({ name, title, to, group }) => ({
    kind: 'page',
    name: t(title),
    place: group ? t(`group.${group}`) : '',
    to,
    sign: signOf(name) ?? group ?? 'overview',
  }))
}

export function actionEntries(rights: ScreenRights | null, t: TFunction<'management'>): PaletteEntry[] {
  return creating
    .filter((screen) => mayChangeScreen(rights, screen))
    .map((screen) => ({
      kind: 'action',
      name: t(`${screen}.new`),
      place: t(`${screen}.title`),
      to: `${screenAddress(screen)}?open=new`,
      sign: 'new',
    }))
}

function signOf(page: string): PaletteSign | null {
  return page === 'overview' || page === 'review' || page === 'feedback' ? page : null
}

type FoundRecord = Answer<'GET /api/management/records'>['list'][number]

const recordSigns: Record<RecordKind, PaletteSign> = {
  resource: 'resource',
  article: 'knowledge',
  case: 'case',
  video: 'video',
  app: 'product',
  release: 'load',
  user: 'user',
  feedback: 'feedback',
  project: 'product',
  tag: 'resource',
}

/** Where readers see it. */
const publicAddresses: Partial<Record<RecordKind, (record: FoundRecord) => string>> = {
  resource: ({ resource_type, record_id }) => `/resource/${resource_type}/${record_id}`,
  article: ({ record_id }) => `/knowledge/article/${record_id}`,
  case: ({ record_id }) => `/case/${record_id}`,
  video: ({ record_id }) => `/video/${record_id}`,
  app: ({ record_id }) => `/app-store/${record_id}`,
}

export function recordEntry(record: FoundRecord, t: TFunction<'management'>): PaletteEntry {
  const { kind, record_id, title, state, resource_type, detail } = record
  const screen = recordKinds[kind]
  const sign = recordSigns[kind]
  const place = t(`${screen}.title`)
  // An article is worked on in its editor, everything else in a drawer of its list.
  const to = kind === 'article' ? `/knowledge/article/${record_id}/edit` : `${screenAddress(screen)}?open=${record_id}`
  const note = [
    kind === 'resource' && resource_type ? t(`common:type.${resource_type}.name`) : '',
    detail ?? '',
    state ? t(`${screen}.state.${state}`, { defaultValue: '' }) : '',
  ]
  const address = state === 'published' ? publicAddresses[kind]?.(record) : undefined
  const another = (name: string, to: string, sign: PaletteSign): PaletteEntry => ({
    kind,
    name: t(`palette.record_action.${name}`),
    place,
    to,
    sign,
  })
  return {
    kind,
    name: title || `#${record_id}`,
    note: note.filter((one) => one !== '').join(' · '),
    place,
    to,
    sign,
    others: [
      another('open', to, sign),
      ...(address ? [another('public', address, 'public')] : []),
      another('list', `${screenAddress(screen)}?keyword=${encodeURIComponent(title.slice(0, 60))}`, 'list'),
    ],
  }
}

/** Those that the words mean, the best first; among equals the order of the navigation. */
export function matching(entries: PaletteEntry[], words: string): PaletteEntry[] {
  if (words === '') return entries
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, words) }))
    .filter((one): one is { entry: PaletteEntry; rank: number } => one.rank !== null)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry)
}

/** By its name, or by the name of where it stands; and by its address, which is English in every language. */
function rankOf({ name, place, to }: PaletteEntry, words: string): number | null {
  const rank = matchName(name, words)
  if (rank !== null) return rank
  const beside = matchName(`${place} ${name}`, words) ?? matchName(to.replace(/^\/management\/?|\?.*/g, ''), words)
  return beside === null ? null : 5
}
