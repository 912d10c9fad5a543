import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSingleKeys } from '../../../page/keys.ts'
import { useAddressWith } from '../../../platform/address/address.ts'
import { Input } from '../../../ui/form/input.tsx'
import { SearchIcon } from '../../../ui/icon/home-icons.tsx'
import styles from './list-filters.module.css'

/** Milliseconds after the last key. */
const searchDelay = 250

/** Searches as one types. The address is replaced until Enter, so that 'back' does not go letter by letter. */
export function ListSearch({ label, keyword }: { label: string; keyword: string }) {
  const addressWith = useAddressWith()
  const navigate = useNavigate()
  const box = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(keyword)
  const [isComposing, setComposing] = useState(false)
  /** What was asked from here: an answer to it does not change what has been typed since. */
  const asked = useRef(new Set([keyword]))
  const last = useRef(keyword)

  useEffect(() => {
    if (document.activeElement === box.current && asked.current.has(keyword)) return
    asked.current = new Set([keyword])
    last.current = keyword
    setText(keyword)
  }, [keyword])

  function ask(wanted: string, replace: boolean) {
    if (wanted === last.current) return
    last.current = wanted
    asked.current.add(wanted)
    void navigate(addressWith({ keyword: wanted || null, after: null }), { replace, preventScrollReset: true })
  }
  const search = useEffectEvent((wanted: string) => ask(wanted, true))
  useEffect(() => {
    if (isComposing) return
    const timer = setTimeout(() => search(text.trim()), searchDelay)
    return () => clearTimeout(timer)
  }, [text, isComposing])
  useSingleKeys(({ key }) => {
    if (key !== '/') return false
    box.current?.focus()
    box.current?.select()
    return true
  })

  return (
    <search className={styles.search}>
      <Input
        ref={box}
        size="small"
        type="search"
        aria-label={label}
        placeholder={label}
        aria-keyshortcuts="/"
        value={text}
        maxLength={60}
        icon={<SearchIcon size={16} />}
        end={<kbd>/</kbd>}
        onChange={({ target }) => setText(target.value)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        onKeyDown={({ key }) => key === 'Enter' && !isComposing && ask(text.trim(), false)}
      />
    </search>
  )
}
