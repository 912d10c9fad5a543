import { type ComponentType, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { commandKey } from '../../../page/keys.ts'
import { mountPath } from '../../../platform/address/base-path.ts'
import { ExternalIcon, SearchIcon } from '../../../ui/icon/home-icons.tsx'
import { ChartIcon, CommentIcon, ListIcon, PlusIcon, ShieldIcon } from '../../../ui/icon/icons.tsx'
import { useModal } from '../../../ui/overlay/use-modal.ts'
import styles from './command-palette.module.css'
import { foldName } from './match-words.ts'
import type { PaletteEntry, PaletteKind, PaletteSign } from './palette-entries.ts'
import { keepRecent } from './palette-recent.ts'
import { groupIcons } from './screens.ts'
import { type PaletteTab, usePalette } from './use-palette.ts'

const signs: Record<PaletteSign, ComponentType> = {
  ...groupIcons,
  overview: ChartIcon,
  review: ShieldIcon,
  feedback: CommentIcon,
  new: PlusIcon,
  public: ExternalIcon,
  list: ListIcon,
}

/** Finds pages, records and actions, of those that this person may open and no others. */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('management')
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [chosenKind, setKind] = useState<PaletteKind | null>(null)
  /** Whose actions are shown instead. */
  const [subject, setSubject] = useState<PaletteEntry | null>(null)
  const [cursor, setCursor] = useState<string | null>(null)
  const { words, kind, isSearching, failure, ...found } = usePalette(text, chosenKind)
  const id = useId()

  const sections = subject ? [{ title: subject.name, entries: subject.others ?? [] }] : found.sections
  const tabs = subject ? [] : found.tabs
  const shown = sections.flatMap(({ entries }) => entries)
  const place = Math.max(
    shown.findIndex((entry) => keyOf(entry) === cursor),
    0,
  )
  const current = shown[place]

  return (
    <dialog {...useModal(true, onClose)} className={styles.palette} aria-label={t('palette.title')}>
      <div className={styles.field}>
        <SearchIcon size={20} />
        <input
          data-first=""
          role="combobox"
          aria-expanded={shown.length > 0}
          aria-controls={shown.length > 0 ? id : undefined}
          aria-activedescendant={current ? `${id}-${place}` : undefined}
          aria-autocomplete="list"
          aria-label={t('palette.title')}
          placeholder={t('palette.title')}
          value={text}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => {
            setText(target.value)
            setCursor(null)
            setSubject(null)
          }}
          onKeyDown={press}
        />
        <PaletteStatus count={words === '' || isSearching ? null : shown.length} hasFailed={failure !== null} />
        <button type="button" onClick={onClose}>
          <kbd>Esc</kbd>
          <span className={styles.cancel}>{t('palette.cancel')}</span>
        </button>
      </div>
      {tabs.length > 2 && <Kinds tabs={tabs} kind={kind} onChoose={choose} />}
      {shown.length === 0 ? (
        <p className={styles.none}>{t(isSearching ? 'palette.looking' : 'palette.none', { words })}</p>
      ) : (
        <div id={id} role="listbox" aria-label={t('palette.results')} className={styles.entries}>
          {sections.map((section) => (
            // biome-ignore lint/a11y/useSemanticElements: a list of options has no fieldset
            <div key={section.title} role="group" aria-label={section.title}>
              <p aria-hidden="true">{section.title}</p>
              {section.entries.map((entry) => (
                <Option
                  key={keyOf(entry)}
                  id={`${id}-${shown.indexOf(entry)}`}
                  entry={entry}
                  words={words}
                  isCurrent={entry === current}
                  onPoint={() => setCursor(keyOf(entry))}
                  onOpen={(isNewTab) => open(entry, isNewTab)}
                />
              ))}
            </div>
          ))}
        </div>
      )}
      <Hints hasOthers={current?.others !== undefined} isWithin={subject !== null} />
    </dialog>
  )

  function choose(kind: PaletteKind | null) {
    setKind(kind)
    setCursor(null)
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const isNewTab = event.ctrlKey || event.metaKey
    const isAtEnd = event.currentTarget.selectionStart === text.length
    const keys: Record<string, () => boolean> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => open(current, isNewTab),
      Tab: () => chooseNext(event.shiftKey ? -1 : 1),
      ArrowRight: () => isAtEnd && showOthers(),
      ArrowLeft: goBack,
      Escape: goBack,
    }
    if (keys[event.key]?.()) event.preventDefault()
  }

  function move(by: 1 | -1): boolean {
    const next = shown[(place + by + shown.length) % Math.max(shown.length, 1)]
    if (next) setCursor(keyOf(next))
    return true
  }

  function chooseNext(by: 1 | -1): boolean {
    const at = tabs.findIndex((tab) => tab.kind === kind)
    const next = tabs[(at + by + tabs.length) % Math.max(tabs.length, 1)]
    if (next && tabs.length > 2) choose(next.kind)
    return tabs.length > 2
  }

  function showOthers(): boolean {
    if (!current?.others) return false
    setSubject(current)
    setCursor(null)
    return true
  }

  function goBack(): boolean {
    if (!subject) return false
    setSubject(null)
    setCursor(keyOf(subject))
    return true
  }

  function open(entry: PaletteEntry | undefined, isNewTab: boolean): boolean {
    if (!entry) return false
    // Of a record the record itself is remembered, not what was done with it.
    keepRecent(subject ?? entry)
    onClose()
    if (isNewTab) window.open(mountPath(entry.to), '_blank', 'noopener')
    else void navigate(entry.to)
    return true
  }
}

/** How much was found, for whoever does not see it. */
function PaletteStatus({ count, hasFailed }: { count: number | null; hasFailed: boolean }) {
  const { t } = useTranslation('management')
  const parts = [count === null ? '' : t('palette.found', { count }), hasFailed ? t('palette.records_missing') : '']
  return <span role="status">{parts.filter((part) => part !== '').join(' · ')}</span>
}

interface KindsProps {
  tabs: PaletteTab[]
  kind: PaletteKind | null
  onChoose: (kind: PaletteKind | null) => void
}

function Kinds({ tabs, kind, onChoose }: KindsProps) {
  return (
    <div className={styles.kinds}>
      {tabs.map((tab) => (
        <button
          key={tab.kind ?? ''}
          type="button"
          tabIndex={-1}
          aria-pressed={tab.kind === kind}
          onClick={() => onChoose(tab.kind)}
        >
          {tab.name} {tab.count}
        </button>
      ))}
      <kbd>Tab</kbd>
    </div>
  )
}

function Hints({ hasOthers, isWithin }: { hasOthers: boolean; isWithin: boolean }) {
  const { t } = useTranslation('management')
  return (
    <footer className={styles.hints}>
      <Hint keys={['↑', '↓']}>{t('palette.move')}</Hint>
      <Hint keys={['↵']}>{t('palette.open')}</Hint>
      <Hint keys={[commandKey(), '↵']}>{t('palette.new_tab')}</Hint>
      {isWithin && <Hint keys={['←']}>{t('palette.back')}</Hint>}
      {hasOthers && <Hint keys={['→']}>{t('palette.record_actions')}</Hint>}
      <i />
      <Hint keys={['>']}>{t('palette.action')}</Hint>
      <Hint keys={['@']}>{t('palette.people')}</Hint>
      <Hint keys={['#']}>{t('palette.number')}</Hint>
    </footer>
  )
}

interface OptionProps {
  id: string
  entry: PaletteEntry
  words: string
  isCurrent: boolean
  onPoint: () => void
  onOpen: (isNewTab: boolean) => void
}

function Option({ id, entry: { name, note, place, sign }, words, isCurrent, onPoint, onOpen }: OptionProps) {
  const Icon = signs[sign]

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the field, which keeps the focus
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      tabIndex={-1}
      ref={(element) => {
        if (isCurrent) element?.scrollIntoView({ block: 'nearest' })
      }}
      onPointerMove={() => !isCurrent && onPoint()}
      onClick={(event) => onOpen(event.ctrlKey || event.metaKey)}
    >
      <Icon />
      <span>
        <b>{marked(name, words)}</b>
        {note && <small>{note}</small>}
      </span>
      <small>{place}</small>
    </div>
  )
}

function Hint({ keys, children }: { keys: string[]; children: ReactNode }) {
  return (
    <span>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
      {children}
    </span>
  )
}

/** What was typed, where it stands in the name just so. */
function marked(name: string, words: string): ReactNode {
  const from = words === '' ? -1 : foldName(name).indexOf(foldName(words))
  if (from === -1 || foldName(name).length !== name.length) return name
  return (
    <>
      {name.slice(0, from)}
      <mark>{name.slice(from, from + words.length)}</mark>
      {name.slice(from + words.length)}
    </>
  )
}

function keyOf({ kind, to, name }: PaletteEntry): string {
  return `${kind} ${to} ${name}`
}
