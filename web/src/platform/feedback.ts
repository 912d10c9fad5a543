import { useSyncExternalStore } from 'react'
import { go } from './navigation.ts'
import { readLogin } from './session.ts'

let opened = false
let begun = ''
const changed = new EventTarget()

/** From the popover, the footer or an error page. Only signed-in people can be answered: a visitor signs in first. */
export function openFeedback() {
  openFeedbackWith('')
}

/** With the first words already written: a wish from an empty list. */
export function openFeedbackWith(words: string) {
  begun = words
  if (readLogin()) change(true)
  else go('/login')
}

export function begunFeedback(): string {
  return begun
}

export function closeFeedback() {
  change(false)
}

export function useFeedbackOpened(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => opened,
    () => false,
  )
}

function change(next: boolean) {
  opened = next
  changed.dispatchEvent(new Event('change'))
}

function subscribe(listener: () => void) {
  changed.addEventListener('change', listener)
  return () => changed.removeEventListener('change', listener)
}
