import { useEffect, useRef } from 'react'
import { areSingleKeysOn, isTyping } from '../../../page/keys.ts'

/** Single keys for those who review all day: never while somebody types, and never with another key held down. */
export function useReviewKeys(keys: Record<string, () => void>): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (isTyping(event.target) || document.querySelector('dialog[open]') || !areSingleKeysOn()) return
      const act = latest.current[event.key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
