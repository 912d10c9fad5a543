import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Input } from '../../ui/form/input.tsx'
import { ChevronDownIcon, CloseIcon, SearchIcon } from '../../ui/icon/home-icons.tsx'
import { ChevronUpIcon } from '../../ui/icon/icons.tsx'
import styles from './search-bar.module.css'
import { Tool } from './tool.tsx'
import type { PdfSearch } from './use-search.ts'

/** Floats over the pages. Enter goes on, Shift + Enter goes back. */
export function SearchBar({ search, onClose }: { search: PdfSearch; onClose: () => void }) {
  const { t } = useTranslation('resource')
  const { words, setWords, hits, step } = search
  const field = useRef<HTMLElement>(null)
  useEffect(() => field.current?.querySelector('input')?.focus(), [])

  const listen = (event: KeyboardEvent) => {
    // Somebody who is choosing characters has not finished typing.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    step(event.shiftKey ? -1 : 1)
  }

  return (
    <search ref={field} className={styles.bar}>
      <Input
        size="small"
        type="search"
        icon={<SearchIcon size={16} />}
        aria-label={t('viewer.search_words')}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={listen}
      />
      <output className={styles.count}>{useCount(search)}</output>
      <Tool
        label={t('viewer.previous_hit')}
        hotkey="Shift + Enter"
        disabled={hits.length === 0}
        onClick={() => step(-1)}
      >
        <ChevronUpIcon size={18} />
      </Tool>
      <Tool label={t('viewer.next_hit')} hotkey="Enter" disabled={hits.length === 0} onClick={() => step(1)}>
        <ChevronDownIcon size={18} />
      </Tool>
      <Tool label={t('viewer.close_search')} hotkey="Esc" onClick={onClose}>
        <CloseIcon size={18} />
      </Tool>
    </search>
  )
}

/** '3 / 128', and while pages are left, that it may become more. */
function useCount({ words, hits, current, left }: PdfSearch): string {
  const { t } = useTranslation('resource')
  if (!words.trim()) return ''
  if (hits.length === 0) return left > 0 ? t('viewer.searching') : t('viewer.no_hits')
  const at = current ? hits.indexOf(current) + 1 : 0
  return `${at} / ${hits.length}${left > 0 ? '…' : ''}`
}
