import { spinnerDebounce } from '@atrium/contract/limits'
import { createStore } from './store.ts'

interface Spinner {
  tip: string | null
}

const { read, change, use } = createStore<Spinner | null>(null)
let waiting: Spinner[] = []
let timer: ReturnType<typeof setTimeout> | undefined

export const shownSpinner = read
export const useSpinner = use

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

/** Both ways wait: a spinner that goes and comes back within the time stays. */
function settle() {
  clearTimeout(timer)
  timer = setTimeout(() => change(waiting.at(-1) ?? null), spinnerDebounce)
}
