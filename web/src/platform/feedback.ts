import { useSyncExternalStore } from 'react'
import { go } from './navigation.ts'
import { readLogin } from './session.ts'

let opened = false
const changed = new EventTarget()

/** From the popover, the footer or an error page. Only signed-in people can be answered: a visitor signs in first. */
export function openFeedback() {
  if (readLogin()) change(true)
  else go('/login')
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
