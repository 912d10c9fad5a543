import { useEffectEvent, useLayoutEffect } from 'react'

/** The header asks for the palette of the management area, which it does not load. */
export const openPalette = 'open-palette'

/** The frame of the management area names the keys. */
export const openKeysEvent = 'open-keys'

export function openKeys() {
  window.dispatchEvent(new Event(openKeysEvent))
}

const preference = 'single_keys'

/** As it is printed on this person's keyboard. In the browser only. */
export function commandKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'
}

/** Single keys are for the page only while nobody types, and for a dialog while one is open. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('textarea, select, [role="textbox"]') || isTextBox(target))
  )
}

/** A box to tick hears keys of the page; a field does not share what is written into it. */
function isTextBox(target: HTMLElement): boolean {
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(target.type)
}

/** People who speak to their computer, or press keys by accident, switch them off [WCAG 2.1.4]. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(preference) !== 'off'
  } catch {
    return true
  }
}

export function switchSingleKeys(on: boolean) {
  try {
    if (on) localStorage.removeItem(preference)
    else localStorage.setItem(preference, 'off')
  } catch {
    // Storage can be forbidden: they stay as they are.
  }
}

/** Hears single keys before the page around it. What `onKey` has used says so by true. */
export function useSingleKeys(onKey: (event: KeyboardEvent) => boolean) {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (isTyping(event.target) || document.querySelector('dialog[open]') || !areSingleKeysOn()) return
    if (onKey(event)) event.preventDefault()
  })
  // Before the page is drawn: who sees a row can press a key.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event)
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])
}
