import { useSyncExternalStore } from 'react'

/** The words it was opened with; null while it is closed. */
let begun: string | null = null
const changed = new EventTarget()

/** From the popover, the footer or an error page. A visitor writes first and signs in to send. */
export function openFeedback() {
  change('')
}

/** With the first words already written: a wish from an empty list. */
export function openFeedbackWith(words: string) {
  change(words)
}

export function closeFeedback() {
  change(null)
}

export function useBegunFeedback(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => begun,
    () => null,
  )
}

/** Under this key this tab remembers that its visitor went to sign in, and the words the feedback was opened with. */
export const waitingFeedback = 'feedback_waits'

function change(next: string | null) {
  begun = next
  changed.dispatchEvent(new Event('change'))
}

function subscribe(listener: () => void) {
  changed.addEventListener('change', listener)
  return () => changed.removeEventListener('change', listener)
}
