import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { forgetSearch, forgetSearches, recentSearches } from './recent.ts'
import { Row } from './suggestion-row.tsx'
import styles from './suggestions.module.css'
import { type SearchSuggestion, useSuggested } from './use-suggested.ts'

/** Keys that the field itself knows. */
const inWords = new Set(['Home', 'End', 'ArrowLeft', 'ArrowRight'])

/**
 * What lies below a field once somebody is in it: a combobox with a list, after the pattern of the ARIA guide. The field
 * keeps the focus; arrows move through the list, Enter takes, Escape closes, Delete forgets a search of one's own.
 */
export default function Suggestions({ input }: { input: HTMLInputElement }) {
  const { t } = useTranslation('shared')
  const navigate = useNavigate()
  const popup = useRef<HTMLDivElement>(null)
  const list = useId()
  const [words, setWords] = useState(input.value)
  const [isOpen, setOpen] = useState(document.activeElement === input)
  const [active, setActive] = useState(-1)
  const [recent, setRecent] = useState(recentSearches)
  const groups = useSuggested(words.trim(), recent, isOpen)
  const all = groups.flatMap(({ suggestions }) => suggestions)
  const isShown = isOpen && all.length > 0

  const open = () => {
    setWords(input.value)
    setRecent(recentSearches())
    setActive(-1)
    setOpen(true)
  }
  // Half a sound on its way to a character is no word yet.
  const type = (event: Event) => (event as InputEvent).isComposing || open()
  const leave = ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
    if (relatedTarget !== input && !popup.current?.contains(relatedTarget as Node | null)) setOpen(false)
  }
  const forget = (text: string) => {
    forgetSearch(text)
    setRecent(recentSearches())
    setActive(-1)
  }
  const take = (suggestion: SearchSuggestion) => {
    setOpen(false)
    input.value = suggestion.kind === 'item' ? '' : suggestion.text
    if (suggestion.kind !== 'item') return input.form?.requestSubmit()
    input.blur()
    void navigate(suggestion.item.address)
  }

  const keys: Record<string, (() => void) | false | undefined> = {
    ArrowDown: isShown ? () => setActive(active + 1 < all.length ? active + 1 : -1) : open,
    ArrowUp: isShown && (() => setActive(active < 0 ? all.length - 1 : active - 1)),
    Escape: isShown && (() => setOpen(false)),
    ...keysOf(isShown ? all[active] : undefined),
  }
  const press = (event: KeyboardEvent) => {
    // Moving the cursor in the field leaves the list.
    if (inWords.has(event.key)) setActive(-1)
    const act = !event.isComposing && keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  function keysOf(chosen: SearchSuggestion | undefined) {
    return {
      Enter: chosen && (() => take(chosen)),
      Delete: chosen?.kind === 'recent' && (() => forget(chosen.text)),
    }
  }

  // Somebody typed on while this was fetched.
  useEffect(() => setWords(input.value), [input])
  useHeard(input, { keydown: press, input: type, compositionend: open, focus: open, blur: leave })
  useHeard(input.form, { submit: () => setOpen(false) })
  useEffect(() => {
    input.setAttribute('aria-expanded', String(isShown))
    input.setAttribute('aria-controls', list)
    if (isShown && active >= 0) input.setAttribute('aria-activedescendant', `${list}-${active}`)
    else input.removeAttribute('aria-activedescendant')
    document.getElementById(`${list}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [input, isShown, list, active])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it takes nothing, it only leaves the focus where it is
    <div
      ref={popup}
      className={styles.popup}
      hidden={!isShown}
      onBlur={leave}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div id={list} role="listbox" aria-label={t('search.suggestions')}>
        {groups.map(({ name, suggestions }) => (
          // biome-ignore lint/a11y/useSemanticElements: options of a list are no fields
          <div key={name} role="group" aria-label={t(`search.${name}`)} className={styles.group}>
            <div className={styles.name} aria-hidden="true">
              {t(`search.${name}`)}
            </div>
            {suggestions.map((suggestion) => {
              const at = all.indexOf(suggestion)
              return (
                <Row
                  key={suggestion.key}
                  id={`${list}-${at}`}
                  suggestion={suggestion}
                  isActive={at === active}
                  onPoint={() => setActive(at)}
                  onTake={() => take(suggestion)}
                  onForget={forget}
                />
              )
            })}
          </div>
        ))}
      </div>
      {groups[0]?.name === 'recent' && (
        <div className={styles.foot}>
          <span>{t('search.forget_hint')}</span>
          <button
            type="button"
            onClick={() => {
              forgetSearches()
              setRecent([])
              input.focus()
            }}
          >
            {t('search.forget_all')}
          </button>
        </div>
      )}
    </div>
  )
}

type ElementListeners = { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void }

/** What happens to an element that somebody else has drawn. */
function useHeard(element: HTMLElement | null, heard: ElementListeners) {
  // With what is drawn, not a moment later: a key pressed meanwhile would meet the list before.
  useLayoutEffect(() => {
    const stop = new AbortController()
    for (const [name, hear] of Object.entries(heard)) {
      element?.addEventListener(name, hear as EventListener, { signal: stop.signal })
    }
    return () => stop.abort()
  })
}
