import type { CallName } from '@atrium/contract/calls'
import { type ManagementScreen, mayChangeScreen } from '@atrium/contract/management'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { mountPath } from '../../../platform/address/base-path.ts'
import { type ApiCaller, ask } from '../../../platform/api/ask.ts'
import { useQueryFunction } from '../../../platform/api/use-query.ts'
import { ownerNow } from '../../../platform/session/owner.ts'
import { useLogin } from '../../../platform/session/session.ts'
import { SearchIcon } from '../../../ui/icon/home-icons.tsx'
import { useModal } from '../../../ui/overlay/use-modal.ts'
import styles from './command-palette.module.css'
import { besides, groupsHeld, screenAddress } from './screens.ts'

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

interface RecordKind {
  screen: ManagementScreen
  call: CallName
  id: string
  title: string
  /** Where it is worked on, if not in a drawer of its screen. */
  address?: (id: unknown) => string
}

/** What has a name of its own, and a drawer that the address opens. */
const recordKinds: RecordKind[] = [
  { screen: 'resources', call: 'GET /api/management/resources', id: 'resource_id', title: 'title' },
  {
    screen: 'articles',
    call: 'GET /api/management/articles',
    id: 'article_id',
    title: 'title',
    address: (id) => `/knowledge/article/${id}/edit`,
  },
  { screen: 'cases', call: 'GET /api/management/cases', id: 'case_id', title: 'title' },
  { screen: 'videos', call: 'GET /api/management/videos', id: 'video_id', title: 'title' },
  { screen: 'apps', call: 'GET /api/management/apps', id: 'app_id', title: 'title' },
  { screen: 'releases', call: 'GET /api/management/releases', id: 'release_id', title: 'title' },
  { screen: 'users', call: 'GET /api/management/users', id: 'user_id', title: 'user_name' },
  { screen: 'tags', call: 'GET /api/management/tags', id: 'tag_id', title: 'name' },
]

type EntryKind = 'recent' | 'record' | 'action' | 'page'

interface Entry {
  kind: EntryKind
  name: string
  /** Where it belongs, at the right. */
  place: string
  to: string
  /** Further words it is found by. */
  also?: string
}

const searchDelay = 150
const recordsPerKind = 3
const recentKey = 'management_palette_recent'
const recentEntries = 5

/** Finds pages, records and actions, of those that this person may open and no others. */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('management')
  const navigate = useNavigate()
  const login = useLogin()
  const [text, setText] = useState('')
  const [place, setPlace] = useState(0)
  const list = useId()
  const { mark, words } = splitMark(text)
  const groups = groupsHeld(login?.menus ?? null)
  const held = groups.flatMap(({ screens }) => screens)
  const records = useRecords(words, held, mark)
  const recent = words === '' && mark === '' ? readRecent() : []
  const found = exactFirst([...recentOr(recent), ...records.list, ...offers()], words)
  const current = Math.min(place, found.length - 1)

  return (
    <dialog {...useModal(true, onClose)} className={styles.palette} aria-label={t('palette.title')}>
      <div className={styles.field}>
        <SearchIcon size={20} />
        <input
          data-first=""
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={found.length > 0 ? list : undefined}
          aria-activedescendant={found.length > 0 ? `${list}-${current}` : undefined}
          aria-autocomplete="list"
          aria-label={t('palette.title')}
          placeholder={t('palette.title')}
          value={text}
          maxLength={60}
          onChange={({ target }) => {
            setText(target.value)
            setPlace(0)
          }}
          onKeyDown={press}
        />
        <span role="status">{words !== '' && !records.isLoading && t('palette.found', { count: found.length })}</span>
        <button type="button" onClick={onClose}>
          <kbd>Esc</kbd>
          <span className="visually-hidden">{t('form.close')}</span>
        </button>
      </div>
      {found.length === 0 ? (
        <p className={styles.none}>{t(records.isLoading ? 'palette.looking' : 'palette.none', { words })}</p>
      ) : (
        <div id={list} role="listbox" aria-label={t('palette.results')} className={styles.entries}>
          {found.map((entry, n) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the field, which keeps the focus
            <div
              key={`${entry.kind} ${entry.to}`}
              id={`${list}-${n}`}
              role="option"
              aria-selected={n === current}
              tabIndex={-1}
              data-kind={entry.kind === found[n - 1]?.kind ? undefined : t(`palette.${entry.kind}`)}
              ref={(element) => {
                if (n === current) element?.scrollIntoView({ block: 'nearest' })
              }}
              onClick={(event) => open(entry, event.ctrlKey || event.metaKey)}
            >
              <span>{entry.name}</span>
              <small>{entry.place}</small>
            </div>
          ))}
        </div>
      )}
      <footer className={styles.hints}>
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd> {t('palette.move')}
        </span>
        <span>
          <kbd>Enter</kbd> {t('palette.open')}
        </span>
        <span>
          <kbd>Ctrl Enter</kbd> {t('palette.new_tab')}
        </span>
        <span>
          <kbd>&gt;</kbd> {t('palette.action')}
        </span>
        <span>
          <kbd>@</kbd> {t('palette.people')}
        </span>
      </footer>
    </dialog>
  )

  /** Pages and actions are known here: they need no answer. */
  function offers(): Entry[] {
    if (mark === '@') return []
    const actions: Entry[] = held
      .filter((screen) => creating.includes(screen) && mayChangeScreen(login, screen))
      .map((screen) => ({
        kind: 'action',
        name: t(`${screen}.new`),
        place: t(`${screen}.title`),
        to: `${screenAddress(screen)}?open=new`,
        also: screen,
      }))
    const fitting = (words === '' && mark === '' ? [] : actions).filter((one) => isMeant(one, words))
    return mark === '>' ? fitting : [...fitting, ...pages().filter((one) => isMeant(one, words))]
  }

  function pages(): Entry[] {
    const overview: Entry = { kind: 'page', name: t('page.overview'), place: '', to: '/management', also: 'overview' }
    const screens = groups.flatMap(({ name, screens }) =>
      screens.map(
        (screen): Entry => ({
          kind: 'page',
          name: t(`${screen}.title`),
          place: t(`group.${name}`),
          to: screenAddress(screen),
          also: screen,
        }),
      ),
    )
    const beside = held.includes('settings') ? besides.settings : []
    return [
      overview,
      ...screens,
      ...beside.map(
        (page): Entry => ({
          kind: 'page',
          name: t(`page.${page}`),
          place: t('group.website'),
          to: `/management/${page}`,
          also: page,
        }),
      ),
    ]
  }

  function press(event: KeyboardEvent) {
    const { key, nativeEvent } = event
    if (nativeEvent.isComposing) return
    const entry = found[current]
    if (key === 'ArrowDown') setPlace((current + 1) % Math.max(found.length, 1))
    else if (key === 'ArrowUp') setPlace((current + found.length - 1) % Math.max(found.length, 1))
    else if (key === 'Enter' && entry) open(entry, event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
  }

  function open(entry: Entry, isNewTab: boolean) {
    keepRecent(entry)
    onClose()
    if (isNewTab) window.open(mountPath(entry.to), '_blank', 'noopener')
    else void navigate(entry.to)
  }
}

function useRecords(words: string, held: ManagementScreen[], mark: string): { list: Entry[]; isLoading: boolean } {
  const { t } = useTranslation('management')
  const kinds = recordKinds.filter(({ screen }) => held.includes(screen) && (mark !== '@' || screen === 'users'))
  const isAsked = words !== '' && mark !== '>' && kinds.length > 0
  const { data, isLoading } = useQueryFunction(
    (caller, keyword: string) => Promise.all(kinds.map((kind) => findRecords(caller, kind, keyword))),
    isAsked ? words : null,
    { delay: searchDelay },
  )
  const list = (isAsked ? (data ?? []) : []).flatMap(({ kind: { screen, id, title, address }, rows }) =>
    rows.map(
      (row): Entry => ({
        kind: 'record',
        name: String(row[title]),
        place: t(`${screen}.title`),
        to: address?.(row[id]) ?? `${screenAddress(screen)}?open=${row[id]}`,
      }),
    ),
  )
  return { list, isLoading: isAsked && isLoading }
}

/** What one kind cannot answer now does not take the others away. */
async function findRecords(caller: ApiCaller, kind: RecordKind, keyword: string) {
  try {
    const query = { search: { keyword }, size: recordsPerKind }
    const { list } = await ask(caller, kind.call as 'GET /api/management/tags', { query })
    return { kind, rows: list as unknown as Record<string, unknown>[] }
  } catch {
    return { kind, rows: [] }
  }
}

/** `>` is for actions, `@` for people. */
function splitMark(text: string) {
  const [, mark = '', words = ''] = /^\s*([>@]?)\s*(.*?)\s*$/.exec(text) ?? []
  return { mark, words }
}

/** Each word somewhere in what it is called, here or in English. */
function isMeant({ name, place, also = '' }: Entry, words: string): boolean {
  const text = `${name} ${place} ${also.replaceAll('_', ' ')}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** A page that is called just so stands before what only contains the words. */
function exactFirst(entries: Entry[], words: string): Entry[] {
  const isExact = ({ kind, name }: Entry) => kind === 'page' && name.toLowerCase() === words.toLowerCase()
  return [...entries.filter(isExact), ...entries.filter((one) => !isExact(one))]
}

function recentOr(entries: Entry[]): Entry[] {
  return entries.map((entry) => ({ ...entry, kind: 'recent' }))
}

/** Of this tab and this person: they may be names of people, which no one else who signs in here is to read. */
function readRecent(): Entry[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(recentKey) ?? 'null') as {
      owner: string | null
      list: Entry[]
    } | null
    return kept?.owner === ownerNow() ? kept.list : []
  } catch {
    return []
  }
}

function keepRecent(entry: Entry) {
  try {
    const others = readRecent().filter(({ to }) => to !== entry.to)
    const list = [entry, ...others].slice(0, recentEntries)
    sessionStorage.setItem(recentKey, JSON.stringify({ owner: ownerNow(), list }))
  } catch {
    // Storage can be forbidden: then nothing is remembered.
  }
}
