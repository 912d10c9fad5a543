import { spinnerDebounce } from '@atrium/contract/limits'
import { useSyncExternalStore } from 'react'

interface Spinner {
  tip: string | null
}

let shown: Spinner | null = null
let waiting: Spinner[] = []
let timer: ReturnType<typeof setTimeout> | undefined
const changed = new EventTarget()

/** Shows the full-page spinner until the returned function is called; work under 50 ms never shows it. */
export function showSpinner(tip: string | null = null): () => void {
  const mine = { tip }
  waiting = [...waiting, mine]
  settle()
  return () => {
    waiting = waiting.filter((one) => one !== mine)
    settle()
  }
}

export function useSpinner(): Spinner | null {
  return useSyncExternalStore(subscribe, shownSpinner, () => null)
}

export function shownSpinner(): Spinner | null {
  return shown
}

/** Both ways wait: a spinner that goes and comes back within the time stays. */
function settle() {
  clearTimeout(timer)
  timer = setTimeout(() => {
    shown = waiting.at(-1) ?? null
    changed.dispatchEvent(new Event('change'))
  }, spinnerDebounce)
}

function subscribe(listener: () => void) {
  changed.addEventListener('change', listener)
  return () => changed.removeEventListener('change', listener)
}
