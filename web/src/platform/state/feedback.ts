import { createStore } from './store.ts'

/** The words it was opened with; null while it is closed. */
const { change, use } = createStore<string | null>(null)

export const useBegunFeedback = use

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

/** Under this key this tab remembers that its visitor went to sign in, and the words the feedback was opened with. */
export const waitingFeedback = 'feedback_waits'
