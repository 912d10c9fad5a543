import { useSyncExternalStore } from 'react'

/** A value that code outside components changes and components follow; while hydrating they see the first one. */
export function createStore<Value>(first: Value) {
  let value = first
  const listeners = new Set<() => void>()
  const read = () => value

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  function change(next: Value) {
    value = next
    for (const listener of listeners) listener()
  }

  const use = () => useSyncExternalStore(subscribe, read, () => first)
  return { read, change, subscribe, use }
}
