import { toastDuration } from '@atrium/contract/limits'
import { createStore } from './store.ts'

export interface Toast {
  id: number
  kind: 'success' | 'error'
  text: string
}

const { read, change, use } = createStore<readonly Toast[]>([])
let lastId = 0

export const shownToasts = read
export const useToasts = use

/** `toast.error(msg)`: shown at the top for five seconds. */
export const toast = {
  success: (text: string) => show('success', text, toastDuration.usual),
  error: (text: string, duration: number = toastDuration.usual) => show('error', text, duration),
}

/** A toast with the same text replaces the older one. */
function show(kind: Toast['kind'], text: string, duration: number) {
  lastId += 1
  const id = lastId
  change([...read().filter((one) => one.text !== text), { id, kind, text }])
  setTimeout(() => change(read().filter((one) => one.id !== id)), duration)
}
