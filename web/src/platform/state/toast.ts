import { toastDuration } from '@atrium/contract/limits'
import { useSyncExternalStore } from 'react'

export interface Toast {
  id: number
  kind: 'success' | 'error'
  text: string
}

let toasts: readonly Toast[] = []
let lastId = 0
const changed = new EventTarget()

/** `toast.error(msg)`: shown at the top for five seconds. */
export const toast = {
  success: (text: string) => show('success', text, toastDuration.usual),
  error: (text: string, duration: number = toastDuration.usual) => show('error', text, duration),
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, shownToasts, shownToasts)
}

export function shownToasts(): readonly Toast[] {
  return toasts
}

/** A toast with the same text replaces the older one. */
function show(kind: Toast['kind'], text: string, duration: number) {
  lastId += 1
  const id = lastId
  change([...toasts.filter((one) => one.text !== text), { id, kind, text }])
  setTimeout(() => change(toasts.filter((one) => one.id !== id)), duration)
}

function change(next: readonly Toast[]) {
  toasts = next
  changed.dispatchEvent(new Event('change'))
}

function subscribe(listener: () => void) {
  changed.addEventListener('change', listener)
  return () => changed.removeEventListener('change', listener)
}
